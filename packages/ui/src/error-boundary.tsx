import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  children: ReactNode;
  /** Shown in place of children that cannot be rendered. */
  renderFallback: (error: Error, retry: () => void) => ReactNode;
  /** What the children are rendered from: they are tried again when it changes. */
  source?: unknown;
  onError: (error: Error) => void;
}

interface State {
  error: Error | null;
}

/** Keeps a failure of one part of a page to that part. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, State> {
  override state: State = { error: null };

  static getDerivedStateFromError(error: unknown): State {
    return { error: error instanceof Error ? error : new Error(String(error)) };
  }

  override componentDidCatch(error: Error): void {
    this.props.onError(error);
  }

  override componentDidUpdate(before: ErrorBoundaryProps): void {
    if (this.state.error !== null && before.source !== this.props.source) this.retry();
  }

  retry = (): void => {
    this.setState({ error: null });
  };

  override render(): ReactNode {
    const { error } = this.state;
    return error === null ? this.props.children : this.props.renderFallback(error, this.retry);
  }
}
