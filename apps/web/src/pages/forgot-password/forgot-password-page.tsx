import { SitePage } from "../../shell/site-page.tsx";

export function ForgotPasswordPage() {
  return (
    <SitePage title="Forgot">
      <h1 className="text-4xl">Forgot</h1>
    </SitePage>
  );
}
