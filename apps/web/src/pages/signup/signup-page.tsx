import { SitePage } from "../../shell/site-page.tsx";

export function SignupPage() {
  return (
    <SitePage title="Signup">
      <h1 className="text-4xl">Signup</h1>
    </SitePage>
  );
}
