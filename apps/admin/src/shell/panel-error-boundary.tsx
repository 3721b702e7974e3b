import { Button } from "@cosmic/ui/button";
import { CodeLoadError } from "@cosmic/ui/code-load-error";
import { ErrorBoundary } from "@cosmic/ui/error-boundary";
import { Notice } from "@cosmic/ui/notice";
import { Container } from "@cosmic/ui/page-frame";
import type { ReactNode } from "react";
import { reportRenderError } from "../shared/feedback/report-render-error.ts";

interface PanelErrorBoundaryProps {
  children: ReactNode;
  /** Around everything: the frame with the other pages may be what failed. */
  isOutermost?: boolean;
}

/** Keeps the panel in use when one of its pages cannot be shown. */
export function PanelErrorBoundary({ children, isOutermost = false }: PanelErrorBoundaryProps) {
  return (
    <ErrorBoundary
      onError={reportRenderError}
      renderFallback={(error, retry) => {
        const failure = <PageFailure error={error} retry={retry} isOutermost={isOutermost} />;
        return isOutermost ? (
          <main>
            <Container width="reading">
              <div className="py-16">{failure}</div>
            </Container>
          </main>
        ) : (
          <div className="py-8">{failure}</div>
        );
      }}
    >
      {children}
    </ErrorBoundary>
  );
}

interface PageFailureProps {
  error: Error;
  retry: () => void;
  isOutermost: boolean;
}

const reload = () => {
  window.location.reload();
};

function PageFailure({ error, retry, isOutermost }: PageFailureProps) {
  const isMissingCode = error instanceof CodeLoadError;
  return (
    <Notice
      variant="signal"
      role="alert"
      title={isMissingCode ? "This page did not load" : "This page cannot be shown"}
      action={
        <Button variant="secondary" onClick={isMissingCode || isOutermost ? reload : retry}>
          Try again
        </Button>
      }
    >
      <p>
        {isMissingCode
          ? "The connection may have dropped. Please try again."
          : "Some of its data could not be read. It was reported under Errors."}
        {isOutermost ? null : " The other pages are not affected."}
      </p>
    </Notice>
  );
}
