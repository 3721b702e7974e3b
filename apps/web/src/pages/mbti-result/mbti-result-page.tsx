import { SitePage } from "../../shell/site-page.tsx";

export function MbtiResultPage() {
  return (
    <SitePage title="Type">
      <h1 className="text-4xl">Type</h1>
    </SitePage>
  );
}
