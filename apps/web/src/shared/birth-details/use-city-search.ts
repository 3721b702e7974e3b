import type { City } from "@cosmic/contracts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { citiesQuery } from "./queries.ts";

const TYPING_PAUSE_MS = 250;
const LONGEST_SEARCH = 80;

export interface CitySearch {
  cities: readonly City[];
  /** "idle" while there is nothing to look for. */
  status: "idle" | "searching" | "found" | "failed";
  error: Error | null;
  retry: () => void;
}

/** The places that a text may mean, once typing has paused; the last answer stays until the next one. */
export function useCitySearch(text: string): CitySearch {
  const wanted = text.trim().slice(0, LONGEST_SEARCH);
  const settled = useSettled(wanted);
  const isIdle = wanted === "";
  const { data, error, isFetching, refetch } = useQuery({
    ...citiesQuery(settled),
    enabled: !isIdle && settled !== "",
    placeholderData: keepPreviousData,
  });
  const isBehind = settled !== wanted || isFetching;
  return {
    cities: isIdle || error ? [] : (data ?? []),
    status: isIdle ? "idle" : isBehind ? "searching" : error ? "failed" : "found",
    error,
    retry: () => void refetch(),
  };
}

function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, TYPING_PAUSE_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [value]);
  return settled;
}
