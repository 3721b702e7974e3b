import { SitePage } from "../../shell/site-page.tsx";

export function ResetPasswordPage() {
  return (
    <SitePage title="Reset">
      <h1 className="text-4xl">Reset</h1>
    </SitePage>
  );
}
