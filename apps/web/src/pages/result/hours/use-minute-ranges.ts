import type { GeneratedProfile } from "@cosmic/contracts";
import type { MinuteRange } from "@cosmic/domain/hours";
import { useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useCurrentUser } from "../../../shared/account/current-user.ts";
import { hoursQuery } from "../load/queries.ts";
import { toMinuteRanges } from "./to-minute-ranges.ts";

/** Every minute at which the birth may have been; null for an exact time, without a place, and while they are loading. */
export function useMinuteRanges({
  slug,
  birthTime,
  place,
}: GeneratedProfile): readonly MinuteRange[] | null {
  const { user } = useCurrentUser();
  const isOpen = birthTime === null && place !== null;
  const { data } = useQuery({ ...hoursQuery(slug), enabled: isOpen && user !== null });
  return useMemo(() => (data ? toMinuteRanges(data.ranges) : null), [data]);
}
