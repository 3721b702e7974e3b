import type { BirthInfo, Blueprint, MbtiResult } from "@cosmic/contracts";
import { routes } from "@cosmic/contracts/routes";
import { queryOptions } from "@tanstack/react-query";

/** The list that is shown. */
export const profilesQuery = queryOptions<readonly Blueprint[]>({
  queryKey: [routes.blueprints.listProfiles.path],
});

/** The same blueprints; only their number is used. */
export const userProfilesQuery = queryOptions<readonly Blueprint[]>({
  queryKey: [routes.blueprints.listUserProfiles.path],
});

/** Null before the first quiz. */
export const birthInfoQuery = queryOptions<BirthInfo | null>({
  queryKey: [routes.quiz.getBirthInfo.path],
});

/** Null before the first quiz. */
export const mbtiResultQuery = queryOptions<MbtiResult | null>({
  queryKey: [routes.quiz.getMbtiResult.path],
});
