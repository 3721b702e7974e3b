import { routes } from "@cosmic/contracts/routes";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../api/client.ts";
import { readStoredProfile, storeProfile } from "../browser-store/browser-store.ts";
import { useMutationOnce } from "../requests/use-mutation-once.ts";

/** What a claim may change: the lists, and the birth date and type of an account that had none. */
const CHANGED = [
  routes.blueprints.listProfiles.path,
  routes.blueprints.listUserProfiles.path,
  routes.quiz.getBirthInfo.path,
  routes.quiz.getMbtiResult.path,
];

interface AdoptState {
  /** False while the server has not answered yet. */
  isSettled: boolean;
  /** The blueprint that survives the claim; null without a claim or after a refusal. */
  slug: string | null;
}

/** Keeps the blueprint that survived in place of the one that is gone, as far as this tab keeps that. */
async function saveSurvivor(goneSlug: string, slug: string): Promise<void> {
  const survivor = await api.blueprints.getProfile({ params: { slug } });
  if (readStoredProfile()?.slug === goneSlug) storeProfile(survivor);
}

/**
 * Moves the blueprint this browser made as a visitor into the signed-in user's account, once for each
 * slug while the app is open. A refusal is reported by the client and changes nothing for the reader.
 */
export function useAdoptBlueprint(profileSlug: string | null, isSignedIn: boolean): AdoptState {
  const queryClient = useQueryClient();
  const isAsked = isSignedIn && profileSlug !== null && profileSlug !== "";
  const options = {
    mutationKey: [routes.blueprints.migrateProfile.path, profileSlug],
    mutationFn: async () => {
      const claimed = await api.blueprints.migrateProfile({
        body: { profileSlug: profileSlug ?? "" },
      });
      for (const path of CHANGED) void queryClient.invalidateQueries({ queryKey: [path] });
      const slug = claimed?.profileSlug ?? null;
      if (profileSlug !== null && slug !== null && slug !== profileSlug) {
        // The server leads from the old name to the new one too, so a failure here costs nothing.
        await saveSurvivor(profileSlug, slug).catch(() => undefined);
      }
      return slug;
    },
  };
  const latest = useMutationOnce(options, isAsked).runs.at(-1);
  const isSettled = latest?.status === "success" || latest?.status === "error";
  return { isSettled: !isAsked || isSettled, slug: (isAsked && latest?.data) || null };
}
