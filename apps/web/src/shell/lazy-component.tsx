import { CodeLoadError } from "@cosmic/ui/code-load-error";
import { type ComponentType, createElement, lazy, useState } from "react";

/** A component whose code arrives in a file of its own. */
export interface LazyComponent<Props> {
  /** Suspends until its code is here; once it is, renders at once, without a fallback. */
  Component: ComponentType<Props>;
  /** Starts fetching the code. A failure shows when the component is rendered. */
  preload: () => void;
}

/**
 * Like React's `lazy`, which shows a fallback even for code that has already arrived, and then keeps
 * it for a third of a second.
 * @param load Fetches the component; called once.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyComponent<Props> {
  let arrived: ComponentType<Props> | null = null;
  let code: Promise<{ default: ComponentType<Props> }> | null = null;
  const fetchCode = () => {
    code ??= load().then(
      (component) => {
        arrived = component;
        return { default: component };
      },
      (error: unknown) => {
        throw new CodeLoadError(error);
      },
    );
    return code;
  };
  const Waiting = lazy(fetchCode) as ComponentType<Props>;

  function Component(props: Props) {
    // Chosen once a mount: another type would start the page's state afresh.
    const [shown] = useState(() => ({ type: arrived ?? Waiting }));
    return createElement(shown.type, props);
  }

  return {
    Component,
    preload: () => {
      fetchCode().catch(() => undefined);
    },
  };
}
