import { SitePage } from "../../shell/site-page.tsx";

export function ResultPage() {
  return (
    <SitePage title="Report">
      <h1 className="text-4xl">Report</h1>
    </SitePage>
  );
}
