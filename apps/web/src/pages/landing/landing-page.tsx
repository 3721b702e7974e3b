import { lazy } from "react";
import { useStep } from "../../shared/funnel/use-step.ts";
import { PageLoading } from "../../shell/page-loading.tsx";
import { SitePage } from "../../shell/site-page.tsx";
import { ClaimsStrip } from "./claims-strip.tsx";
import { Closing } from "./closing.tsx";
import { Hero } from "./hero.tsx";
import { Prerendered } from "./prerendered.tsx";

const Chapters = lazy(async () => ({ default: (await import("./chapters.tsx")).Chapters }));

/** The landing page. */
export function LandingPage() {
  useStep("landing_view");
  return (
    <SitePage title="Where Astrology Meets Psychology" width="full">
      <Hero />
      <ClaimsStrip />
      <Prerendered id="landing-chapters" fallback={<PageLoading />}>
        <Chapters />
      </Prerendered>
      <Closing />
    </SitePage>
  );
}
