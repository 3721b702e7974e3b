import type { GeneratedProfile, User } from "@cosmic/contracts";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { ApiError } from "../../../api/client.ts";
import { useAdoptBlueprint } from "../../../shared/account/adopt-blueprint.ts";
import { useCurrentUser } from "../../../shared/account/current-user.ts";
import { readStoredProfile, storeProfile } from "../../../shared/browser-store/browser-store.ts";
import { profileQuery } from "./queries.ts";

export type ReportState =
  | { status: "loading" }
  | {
      status: "error";
      user: User | null;
      /** A blueprint that exists only in this tab and that the reader may write again in full. */
      lost: Pick<GeneratedProfile, "mbtiType" | "birthDate"> | null;
    }
  | {
      status: "ready";
      profile: GeneratedProfile;
      user: User | null;
      isOwner: boolean;
      /** The reader's account holds it: false until its adoption, which may change the account, is over. */
      isInAccount: boolean;
      retry: () => void;
    };

/** The page's blueprint query; it refetches when the reader gains or loses access. */
export function useProfileQuery(slug: string) {
  const { user } = useCurrentUser();
  return profileQuery(slug, user?.hasLifetimeAccess === true);
}

/**
 * The blueprint to show: the one named by the slug, else the one this tab keeps. A signed-in reader's
 * stored blueprint is adopted first, then fetched from the server with the current access; until that
 * response, and without it, the stored copy is shown.
 */
export function useReport(slug: string | null): ReportState {
  const { user, isLoading: isUserLoading } = useCurrentUser();
  const [stored] = useState(readStoredProfile);
  const isSignedIn = user !== null;
  const claim = useAdoptBlueprint(stored?.slug ?? null, isSignedIn);
  const kept = slug === null || slug === stored?.slug ? stored : null;
  const serverSlug = (kept ? (claim.slug ?? kept.slug) : slug) ?? "";
  const isAsked = isSignedIn && serverSlug !== "";

  const fresh = useQuery({
    ...useProfileQuery(serverSlug),
    enabled: isAsked && claim.isSettled,
    staleTime: 0,
  });
  useEffect(() => {
    if (fresh.data) storeProfile(fresh.data);
  }, [fresh.data]);

  const profile = fresh.data ?? kept;
  const isAwaited = isAsked && (!claim.isSettled || fresh.isFetching);
  const isGrowing = profile !== null && user?.hasLifetimeAccess === true && !profile.isPaid;
  if (isUserLoading || (isAwaited && (profile === null || isGrowing))) return { status: "loading" };
  if (profile === null) return { status: "error", user, lost: null };
  const isOwner = !(fresh.error instanceof ApiError && fresh.error.status === 404);
  // A user who has paid must not see a preview with an offer to pay.
  if (!isOwner && user?.hasLifetimeAccess === true) return { status: "error", user, lost: profile };
  return {
    status: "ready",
    profile,
    user,
    isOwner,
    isInAccount: isSignedIn && isOwner && claim.isSettled,
    retry: () => void fresh.refetch(),
  };
}
