import { Button } from "@cosmic/ui/button";
import { SitePage } from "./site-page.tsx";

/** Why it cannot: its code did not arrive, the server failed, or it failed with the data it has. */
export type FailureCause = "not-loaded" | "not-answered" | "not-readable";

const TEXTS: Readonly<Record<FailureCause, { title: string; text: string }>> = {
  "not-loaded": {
    title: "This page did not load",
    text: "The connection may have dropped. Nothing you entered is lost. Please try again.",
  },
  "not-answered": {
    title: "This page did not load",
    text: "Our server could not answer. Nothing you entered is lost. Please try again in a moment.",
  },
  "not-readable": {
    title: "This page cannot be shown",
    text: "Something on it could not be read. This is our mistake, and we have been told about it. Nothing you entered is lost. Please try again, or come back later.",
  },
};

interface PageFailureProps {
  cause: FailureCause;
  retry: () => void;
}

/** The words for a page that cannot be shown. */
export function FailureText({ cause, retry }: PageFailureProps) {
  const { title, text } = TEXTS[cause];
  return (
    <div role="alert" className="flex flex-col items-start gap-6">
      <h1 className="text-4xl">{title}</h1>
      <p className="measure text-lg text-ink-muted">{text}</p>
      <Button onClick={retry}>Try again</Button>
    </div>
  );
}

/** Stands in for a page that cannot be shown. */
export function PageFailure(props: PageFailureProps) {
  return (
    <SitePage title="Something went wrong" width="reading">
      <FailureText {...props} />
    </SitePage>
  );
}
