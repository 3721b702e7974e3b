import type { Place } from "@cosmic/contracts";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { placesQuery } from "./queries.ts";

const TYPING_PAUSE_MS = 250;
const LONGEST_SEARCH = 80;

export interface PlaceSearch {
  places: readonly Place[];
  /** "idle" while there is nothing to look for. */
  status: "idle" | "searching" | "found" | "failed";
  error: Error | null;
  retry: () => void;
}

/** The places that a text may mean, once typing has paused; the last answer stays until the next one. */
export function usePlaceSearch(text: string): PlaceSearch {
  const wanted = text.trim().slice(0, LONGEST_SEARCH);
  const settled = useSettled(wanted);
  const isIdle = wanted === "";
  const { data, error, isFetching, refetch } = useQuery({
    ...placesQuery(settled),
    enabled: !isIdle && settled !== "",
    placeholderData: keepPreviousData,
  });
  const isBehind = settled !== wanted || isFetching;
  return {
    places: isIdle || error ? [] : (data ?? []),
    status: isIdle ? "idle" : isBehind ? "searching" : error ? "failed" : "found",
    error,
    retry: () => void refetch(),
  };
}

/** Asks for nothing when a form opens, so that the server has its places at hand once asked for one. */
export function useWarmPlaces(): void {
  useQuery(placesQuery(""));
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
