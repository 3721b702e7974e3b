import { linkStyle } from "@cosmic/ui/link-style";
import { useEffect } from "react";
import { adminOrigin } from "../config.ts";
import { navigateFully } from "../shared/navigation/navigate-fully.ts";
import { SitePage } from "../shell/site-page.tsx";

/** The operator panel is a site of its own; this address leads on to it. */
export function AdminPage() {
  const address = adminOrigin(window.location);
  useEffect(() => {
    navigateFully(address);
  }, [address]);
  return (
    <SitePage title="Admin" width="reading">
      <h1 className="text-4xl">The operator panel</h1>
      <p className="mt-6 text-lg text-ink-muted">
        It has its own address and is opening now. If nothing happens,{" "}
        <a href={address} className={linkStyle()}>
          go there yourself
        </a>
        .
      </p>
    </SitePage>
  );
}
