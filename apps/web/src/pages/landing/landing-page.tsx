import { SitePage } from "../../shell/site-page.tsx";

export function LandingPage() {
  return (
    <SitePage title="Landing">
      <h1 className="text-4xl">Landing</h1>
    </SitePage>
  );
}
