import { SitePage } from "../../shell/site-page.tsx";

export function EmailAuthPage() {
  return (
    <SitePage title="Auth">
      <h1 className="text-4xl">Auth</h1>
    </SitePage>
  );
}
