import { routes } from "@cosmic/contracts/routes";
import { SECTION_NAMES, type SectionName, toPreview } from "@cosmic/domain";
import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { readStoredProfile, storeProfile } from "../browser-store/browser-store.ts";
import { currentUserQuery } from "./current-user.ts";

const LISTS = [routes.blueprints.listProfiles.path, routes.blueprints.listUserProfiles.path];
const REPORTS = [routes.blueprints.getProfile.path, routes.blueprints.getEvidence.path];

/**
 * For when access has come or gone, or may have: finds out what the reader may read now, and has
 * everything that depends on it read again. Where nothing opens the full texts any more, none of them
 * stays behind in memory or in this tab's storage. Tells whether there is lifetime access.
 */
export function useRenewAccess(): () => Promise<boolean> {
  const queryClient = useQueryClient();
  return async () => {
    await queryClient.invalidateQueries({ queryKey: currentUserQuery.queryKey });
    const user = queryClient.getQueryData(currentUserQuery.queryKey);
    const hasAccess = user?.hasLifetimeAccess === true;
    if (!hasAccess) forgetFullTexts(queryClient);
    for (const path of LISTS) void queryClient.invalidateQueries({ queryKey: [path] });
    return hasAccess;
  };
}

function forgetFullTexts(queryClient: QueryClient) {
  for (const path of REPORTS) queryClient.removeQueries({ queryKey: [path], type: "inactive" });
  const stored = readStoredProfile();
  if (stored === null) return;
  const texts = SECTION_NAMES.map((name) => [name, stored[name] ?? ""] as const);
  const whole = { ...stored, ...(Object.fromEntries(texts) as Record<SectionName, string>) };
  const paidFor = { sectionAsides: [], sectionParagraphs: [], book: null, forecastYears: [] };
  const preview = { ...toPreview(whole), ...paidFor, isPaid: false };
  storeProfile({ ...stored, ...preview });
}
