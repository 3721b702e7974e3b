import { SitePage } from "../../shell/site-page.tsx";
import { ClaimsStrip } from "./claims-strip.tsx";
import { Closing } from "./closing.tsx";
import { Hero } from "./hero.tsx";
import { PrerenderedChapters } from "./prerendered-chapters.tsx";

/** What the product is, for someone who has just arrived. */
export function LandingPage() {
  return (
    <SitePage title="Where Astrology Meets Psychology" width="full">
      <Hero />
      <ClaimsStrip />
      <PrerenderedChapters />
      <Closing />
    </SitePage>
  );
}
