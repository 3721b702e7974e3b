import { SitePage } from "../../shell/site-page.tsx";

export function LoginPage() {
  return (
    <SitePage title="Login">
      <h1 className="text-4xl">Login</h1>
    </SitePage>
  );
}
