import { Button } from "@cosmic/ui/button";
import { SitePage } from "./site-page.tsx";

/** Stands in for a page that could not be loaded. */
export function PageFailure({ retry }: { retry: () => void }) {
  return (
    <SitePage title="Something went wrong" width="reading">
      <div role="alert" className="flex flex-col items-start gap-6">
        <h1 className="text-4xl">This page did not load</h1>
        <p className="measure text-lg text-ink-muted">
          The connection may have dropped. Nothing you entered is lost. Please try again.
        </p>
        <Button onClick={retry}>Try again</Button>
      </div>
    </SitePage>
  );
}
