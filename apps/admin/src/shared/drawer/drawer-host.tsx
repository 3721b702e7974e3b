import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { createPortal } from "react-dom";

interface DrawerHostValue {
  /** Where drawers are drawn; null before the first paint. */
  place: HTMLElement | null;
  setCovered: (isCovered: boolean) => void;
}

const DrawerContext = createContext<DrawerHostValue | null>(null);

/**
 * Gives drawers their place beside the page, and takes the page out of reach while one is open.
 * Notifications stand outside the host, so they stay readable and clickable above a drawer.
 */
export function DrawerHost({ children }: { children: ReactNode }) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const [isCovered, setCovered] = useState(false);
  const value = useMemo(() => ({ place, setCovered }), [place]);
  return (
    <DrawerContext value={value}>
      <div inert={isCovered}>{children}</div>
      <div ref={setPlace} />
    </DrawerContext>
  );
}

export function useDrawerHost(): DrawerHostValue {
  const value = use(DrawerContext);
  if (value === null) throw new Error("There is no DrawerHost around this");
  return value;
}

/** Draws outside the page: what must stay in reach while a drawer covers it, a question for instance. */
export function OverlayPortal({ children }: { children: ReactNode }) {
  const { place } = useDrawerHost();
  return place ? createPortal(children, place) : null;
}
