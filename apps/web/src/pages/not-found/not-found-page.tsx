import { SitePage } from "../../shell/site-page.tsx";

export function NotFoundPage() {
  return (
    <SitePage title="404">
      <h1 className="text-4xl">404</h1>
    </SitePage>
  );
}
