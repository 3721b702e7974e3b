import type { BirthInstant, City } from "@cosmic/contracts";
import type { BirthHours } from "@cosmic/domain/hours";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, api } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { useLocation, useNavigate } from "../../router.ts";
import { localToday } from "../dates/local-today.ts";
import { refusalText } from "../feedback/refusal-text.ts";
import { recordStep } from "../funnel/record-step.ts";
import { birthInfoQuery } from "../mbti/quiz-queries.ts";
import { parseClockTime, parseLatestTime } from "./clock-time.ts";
import { type Exactness, fromBirthHours, isExactness, toBirthHours } from "./time-exactness.ts";
import { findTimeProblems, listTimeOffers, type TimeOffer } from "./time-problems.ts";

export interface BirthDetails {
  birthDate: string;
  mbtiType: string;
  birthTime: string | null;
  /** In place of a birth time that is not known to the minute. */
  birthHours?: BirthHours | undefined;
  place: City | null;
}

type Field = "birthTime" | "latest" | "placeId" | "utcOffset";
/** What is wrong, field by field; an empty text marks a field that is only now being asked for. */
export type Problems = Partial<Record<Field | "form", string>>;
export type TimeOption = Extract<BirthInstant, { kind: "ambiguous" }>["options"][number];

const PLACE_PROBLEM = "Please choose your birth place from the list.";
const CHOICE_PROBLEM = "Please choose one of the two.";
const FALLBACK =
  "Your birth time and place could not be saved right now. Nothing you entered is lost.";

type TimeAnswer = { birthTime: string | null } | { birthHours: BirthHours };

export type BirthDetailsState = ReturnType<typeof useBirthDetails>;

/**
 * What the form holds and what becomes of it. The time is first turned into an instant, so that a
 * clock time that came twice is asked about, and one that never came is explained, before anything is
 * stored. Once stored, it leads on to the writing of the new blueprint.
 */
export function useBirthDetails({ mbtiType, ...given }: BirthDetails) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const before = given.birthHours ? fromBirthHours(given.birthHours) : null;
  const [birthDate, setBirthDate] = useState(given.birthDate);
  const [time, setTimeText] = useState(given.birthTime ?? before?.time ?? "");
  const [latest, setLatestText] = useState(before?.latest ?? "");
  const [exactness, setExactnessValue] = useState<Exactness>(before?.exactness ?? "exact");
  const [isTimeUnknown, setUnknown] = useState(false);
  const [place, setCityValue] = useState(given.place);
  const [options, setOptions] = useState<readonly TimeOption[]>([]);
  const [offset, setOffsetValue] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setSaving] = useState(false);

  const typed = { birthDate, time, latest, exactness };

  /** A changed answer takes back what was said about it, and the choice that followed from it. */
  function changed(field: Field) {
    setProblems((known) => {
      const rest = { ...known };
      delete rest[field];
      delete rest.form;
      return rest;
    });
    if (field === "utcOffset") return;
    setOptions([]);
    setOffsetValue("");
  }

  async function ask(birthTime: string, placeId: number): Promise<Problems> {
    const instant = await api.cities.resolveBirthInstant({
      body: { birthDate, birthTime, placeId },
    });
    if (instant.kind === "missing") return { birthTime: instant.message };
    if (instant.kind === "exact") return {};
    setOptions(instant.options);
    return { utcOffset: "" };
  }

  async function save(answer: TimeAnswer, placeId: number) {
    const saved = await api.quiz.saveBirthInfo({
      body: { birthDate, ...answer, placeId, ...(offset ? { utcOffset: offset } : {}) },
    });
    recordStep("birth_info_completed");
    queryClient.setQueryData(birthInfoQuery.queryKey, saved);
    void navigate(paths.generatingProfile({ type: mbtiType, birthDate }));
  }

  function explain(error: unknown): Problems {
    if (error instanceof ApiError && error.status === 401) {
      void navigate(paths.authSelect({ returnTo: pathname + search }));
      return {};
    }
    const issues = error instanceof ApiError ? (error.body?.issues ?? []) : [];
    const named = issues.flatMap(({ path, message }): [Field, string][] => {
      if (path === "birthTime" || path === "placeId") return [[path, message]];
      return path.startsWith("birthHours") ? [["birthTime", message]] : [];
    });
    if (named.length > 0) return Object.fromEntries(named);
    return { form: refusalText(error, FALLBACK) };
  }

  /** Answers with what stands in the way; nothing when the form is being left. */
  async function attempt(): Promise<Problems> {
    const clock = parseClockTime(time);
    const end = parseLatestTime(latest);
    const empty: Problems = {
      ...(isTimeUnknown ? {} : findTimeProblems(typed)),
      ...(place === null ? { placeId: PLACE_PROBLEM } : {}),
      ...(options.length > 0 && offset === "" ? { utcOffset: CHOICE_PROBLEM } : {}),
    };
    if (place === null || Object.keys(empty).length > 0) return empty;
    const hours = isTimeUnknown ? null : toBirthHours(exactness, clock ?? "", end ?? "");
    const birthTime = isTimeUnknown ? null : clock;
    try {
      const asked =
        hours !== null || birthTime === null || offset ? {} : await ask(birthTime, place.id);
      if (Object.keys(asked).length > 0) return asked;
      await save(hours ? { birthHours: hours } : { birthTime }, place.id);
      return {};
    } catch (error) {
      return explain(error);
    }
  }

  /** Resolves to the problems found, so that the form can lead to the first of them. */
  const submit = async (): Promise<Problems> => {
    if (isSaving) return {};
    setSaving(true);
    const found = await attempt();
    setProblems(found);
    setSaving(false);
    return found;
  };

  return {
    /** The exactness of the birth time as it was stored before. */
    given: before?.exactness ?? "exact",
    answers: { birthDate, time, latest, exactness, isTimeUnknown, place, options, offset },
    problems,
    /** What to take instead, once a time was found that cannot be kept. */
    offers: problems.birthTime || problems.latest ? listTimeOffers(typed, localToday()) : [],
    isSaving,
    submit,
    takeOffer: (offer: TimeOffer) => {
      setBirthDate(offer.birthDate);
      setTimeText(offer.time);
      setLatestText(offer.latest);
      changed("birthTime");
      changed("latest");
    },
    /** Takes back the date of an offer. */
    resetBirthDate: () => {
      setBirthDate(given.birthDate);
      changed("birthTime");
    },
    setTime: (text: string) => {
      setTimeText(text);
      changed("birthTime");
    },
    /** Leaving the field shows how the time was understood: "7.45 pm" becomes 19:45. */
    settleTime: () => {
      setTimeText((text) => parseClockTime(text) ?? text);
      setLatestText((text) => parseLatestTime(text) ?? text);
    },
    setLatest: (text: string) => {
      setLatestText(text);
      changed("latest");
    },
    setExactness: (value: string) => {
      if (isExactness(value)) setExactnessValue(value);
      changed("birthTime");
      changed("latest");
    },
    setTimeUnknown: (isUnknown: boolean) => {
      setUnknown(isUnknown);
      changed("birthTime");
    },
    setCity: (chosen: City | null) => {
      setCityValue(chosen);
      changed("placeId");
    },
    setOffset: (chosen: string) => {
      setOffsetValue(chosen);
      changed("utcOffset");
    },
  };
}
