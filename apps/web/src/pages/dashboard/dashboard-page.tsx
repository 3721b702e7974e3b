import { SitePage } from "../../shell/site-page.tsx";

export function DashboardPage() {
  return (
    <SitePage title="Dashboard">
      <h1 className="text-4xl">Dashboard</h1>
    </SitePage>
  );
}
