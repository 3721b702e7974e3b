import { Component, type ErrorInfo, type ReactNode } from "react";
import { reportFailure } from "../api/report-failure.ts";
import { PageFailure } from "./page-failure.tsx";

interface State {
  hasFailed: boolean;
}

interface PageErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of the children where they are a part of a page; without it, a whole page. */
  instead?: ReactNode;
}

/** Catches a page, or a part of one, that cannot be shown, most often because its code could not be fetched. */
export class PageErrorBoundary extends Component<PageErrorBoundaryProps, State> {
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
    if (this.props.instead !== undefined) return this.props.instead;
    return (
      <PageFailure
        retry={() => {
          window.location.reload();
        }}
      />
    );
  }
}
