import { SitePage } from "../../shell/site-page.tsx";

export function GeneratingPage() {
  return (
    <SitePage title="Generating">
      <h1 className="text-4xl">Generating</h1>
    </SitePage>
  );
}
