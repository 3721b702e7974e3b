import { Component, type ErrorInfo, type ReactNode } from "react";
import { reportFailure } from "../api/report-failure.ts";
import { PageFailure } from "./page-failure.tsx";

interface State {
  hasFailed: boolean;
}

/** Catches a page that cannot be shown, most often because its code could not be fetched. */
export class PageErrorBoundary extends Component<{ children: ReactNode }, State> {
  override state: State = { hasFailed: false };

  static getDerivedStateFromError(): State {
    return { hasFailed: true };
  }

  override componentDidCatch(error: Error, _info: ErrorInfo): void {
    reportFailure({
      url: window.location.pathname,
      status: 0,
      message: `${error.name}: ${error.message}`.slice(0, 500),
      severity: "HIGH",
    });
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <PageFailure
        retry={() => {
          window.location.reload();
        }}
      />
    );
  }
}
