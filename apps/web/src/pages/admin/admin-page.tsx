import { SitePage } from "../../shell/site-page.tsx";

export function AdminPage() {
  return (
    <SitePage title="Admin">
      <h1 className="text-4xl">Admin</h1>
    </SitePage>
  );
}
