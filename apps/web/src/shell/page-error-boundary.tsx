import { CodeLoadError } from "@cosmic/ui/code-load-error";
import { ErrorBoundary } from "@cosmic/ui/error-boundary";
import type { ReactNode } from "react";
import { reportFailure } from "../api/report-failure.ts";
import { type FailureCause, PageFailure } from "./page-failure.tsx";

interface PageErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of the children where they are a part of a page; without it, a whole page. */
  renderInstead?: (cause: FailureCause) => ReactNode;
}

const showPageFailure = (cause: FailureCause) => (
  <PageFailure
    cause={cause}
    retry={() => {
      window.location.reload();
    }}
  />
);

/** Catches a page, or a part of one, that cannot be shown. */
export function PageErrorBoundary({
  children,
  renderInstead = showPageFailure,
}: PageErrorBoundaryProps) {
  return (
    <ErrorBoundary
      onError={({ name, message }) => {
        reportFailure({
          url: window.location.pathname,
          status: 0,
          message: `${name}: ${message}`.slice(0, 500),
          severity: "HIGH",
        });
      }}
      renderFallback={(error) =>
        renderInstead(error instanceof CodeLoadError ? "not-loaded" : "not-readable")
      }
    >
      {children}
    </ErrorBoundary>
  );
}
