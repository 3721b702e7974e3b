import { ErrorBoundary } from "@cosmic/ui/error-boundary";
import { Fragment, type ReactNode } from "react";
import { reportRenderError } from "./report-render-error.ts";

interface EachItemProps<Item> {
  items: readonly Item[];
  getKey: (item: Item) => string;
  /** Shown for an item that cannot be. */
  broken: ReactNode;
  children: (item: Item) => ReactNode;
}

/** The items of a list, each for itself: one with a field missing does not take the others away. */
export function EachItem<Item>({ items, getKey, broken, children }: EachItemProps<Item>) {
  return items.map((item, index) => (
    <ErrorBoundary
      key={getKey(item) ?? index}
      source={item}
      onError={reportRenderError}
      renderFallback={() => broken}
    >
      <OneItem item={item} render={children} />
    </ErrorBoundary>
  ));
}

interface OneItemProps<Item> {
  item: Item;
  render: (item: Item) => ReactNode;
}

/** A component, so that what it throws is caught around it. */
function OneItem<Item>({ item, render }: OneItemProps<Item>) {
  return <Fragment>{render(item)}</Fragment>;
}
