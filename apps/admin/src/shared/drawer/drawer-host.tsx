import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { createPortal } from "react-dom";

interface DrawerHostValue {
  /** The element that drawers are rendered into; null before the first paint. */
  container: HTMLElement | null;
  setCovered: (isCovered: boolean) => void;
}

const DrawerContext = createContext<DrawerHostValue | null>(null);

/**
 * Renders drawers next to the page and makes the page inert while one is open.
 * Notifications are outside the host, so they can be read and clicked above a drawer.
 */
export function DrawerHost({ children }: { children: ReactNode }) {
  const [container, setContainer] = useState<HTMLElement | null>(null);
  const [isCovered, setCovered] = useState(false);
  const value = useMemo(() => ({ container, setCovered }), [container]);
  return (
    <DrawerContext value={value}>
      <div inert={isCovered}>{children}</div>
      <div ref={setContainer} />
    </DrawerContext>
  );
}

export function useDrawerHost(): DrawerHostValue {
  const value = use(DrawerContext);
  if (value === null) throw new Error("There is no DrawerHost around this");
  return value;
}

/** Renders outside the page what must stay usable while a drawer covers it, such as a dialog. */
export function OverlayPortal({ children }: { children: ReactNode }) {
  const { container } = useDrawerHost();
  return container ? createPortal(children, container) : null;
}
