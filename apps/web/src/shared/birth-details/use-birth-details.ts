import type { BirthInstant, City } from "@cosmic/contracts";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError, api } from "../../api/client.ts";
import { paths } from "../../paths.ts";
import { useLocation, useNavigate } from "../../router.ts";
import { refusalText } from "../feedback/refusal-text.ts";
import { recordStep } from "../funnel/record-step.ts";
import { birthInfoQuery } from "../mbti/quiz-queries.ts";
import { parseClockTime } from "./clock-time.ts";

export interface BirthDetails {
  birthDate: string;
  mbtiType: string;
  birthTime: string | null;
  place: City | null;
}

type Field = "birthTime" | "placeId" | "utcOffset";
/** What is wrong, field by field; an empty text marks a field that is only now being asked for. */
export type Problems = Partial<Record<Field | "form", string>>;
export type TimeOption = Extract<BirthInstant, { kind: "ambiguous" }>["options"][number];

const TIME_PROBLEM = "Please enter the birth time as hours and minutes, such as 07:45.";
const PLACE_PROBLEM = "Please choose your birth place from the list.";
const CHOICE_PROBLEM = "Please choose one of the two.";
const FALLBACK =
  "Your birth time and place could not be saved right now. Nothing you entered is lost.";

/**
 * What the form holds and what becomes of it. The time is first turned into an instant, so that a
 * clock time that came twice is asked about, and one that never came is explained, before anything is
 * stored. Once stored, it leads on to the writing of the new blueprint.
 */
export function useBirthDetails({ birthDate, mbtiType, ...given }: BirthDetails) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const queryClient = useQueryClient();
  const [time, setTimeText] = useState(given.birthTime ?? "");
  const [isTimeUnknown, setUnknown] = useState(false);
  const [place, setCityValue] = useState(given.place);
  const [options, setOptions] = useState<readonly TimeOption[]>([]);
  const [offset, setOffsetValue] = useState("");
  const [problems, setProblems] = useState<Problems>({});
  const [isSaving, setSaving] = useState(false);

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

  async function save(birthTime: string | null, placeId: number) {
    const saved = await api.quiz.saveBirthInfo({
      body: { birthDate, birthTime, placeId, ...(offset ? { utcOffset: offset } : {}) },
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
    const named = issues.filter(({ path }) => path === "birthTime" || path === "placeId");
    if (named.length > 0) {
      return Object.fromEntries(named.map(({ path, message }) => [path, message]));
    }
    return { form: refusalText(error, FALLBACK) };
  }

  /** Answers with what stands in the way; nothing when the form is being left. */
  async function attempt(): Promise<Problems> {
    const birthTime = isTimeUnknown ? null : parseClockTime(time);
    const empty: Problems = {
      ...(birthTime === null && !isTimeUnknown ? { birthTime: TIME_PROBLEM } : {}),
      ...(place === null ? { placeId: PLACE_PROBLEM } : {}),
      ...(options.length > 0 && offset === "" ? { utcOffset: CHOICE_PROBLEM } : {}),
    };
    if (place === null || Object.keys(empty).length > 0) return empty;
    try {
      const asked = birthTime === null || offset ? {} : await ask(birthTime, place.id);
      if (Object.keys(asked).length > 0) return asked;
      await save(birthTime, place.id);
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
    answers: { time, isTimeUnknown, place, options, offset },
    problems,
    isSaving,
    submit,
    setTime: (text: string) => {
      setTimeText(text);
      changed("birthTime");
    },
    /** Leaving the field shows how the time was understood: "7.45 pm" becomes 19:45. */
    settleTime: () => {
      setTimeText((typed) => parseClockTime(typed) ?? typed);
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
