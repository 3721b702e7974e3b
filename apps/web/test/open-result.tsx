import type { GeneratedProfile } from "@cosmic/contracts";
import { StrictMode } from "react";
import { ResultPage } from "../src/pages/result/result-page.tsx";
import { aFullProfile } from "./a-profile.ts";
import { aUser, mockApi } from "./mock-api.ts";
import { renderPage } from "./render-page.tsx";

const { slug } = aFullProfile;

// Without the site's CSS a button's name also includes its busy label.
export const UNLOCK = /^Unlock Full Report for \$9\.99/;

export const subscriber = { ...aUser, hasLifetimeAccess: true };
export const adopted = { body: { success: true, message: "", profileSlug: slug } };

/** A signed-in reader whose stored blueprint the server knows as `profile`. */
export const readerAnswers = (profile: GeneratedProfile, user = aUser) => ({
  "GET /api/auth/user": { body: user },
  "POST /api/migrate-profile": adopted,
  [`GET /api/profiles/${profile.slug}`]: { body: profile },
});

/** The page of the result, in React's strict mode. */
export function openResult(answers: Parameters<typeof mockApi>[0] = {}, path = "/result") {
  const { calls } = mockApi(answers);
  const view = renderPage(
    <StrictMode>
      <ResultPage />
    </StrictMode>,
    { path },
  );
  return { ...view, callsTo: (at: string) => calls.filter((call) => call.path === at) };
}

/** Keeps a blueprint in the tab, as the quiz does. */
export const storeBlueprint = (profile: unknown) => {
  sessionStorage.setItem("generatedProfile", JSON.stringify(profile));
};
