import { createContext, type ReactNode, use, useMemo, useState } from "react";
import { createPortal } from "react-dom";

interface DrawerPlace {
  /** Where drawers are drawn; null before the first paint. */
  place: HTMLElement | null;
  setCovered: (isCovered: boolean) => void;
}

const DrawerContext = createContext<DrawerPlace | null>(null);

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

export function useDrawerPlace(): DrawerPlace {
  const value = use(DrawerContext);
  if (value === null) throw new Error("There is no DrawerHost around this");
  return value;
}

/** Draws outside the page: what must stay in reach while a drawer covers it, a question for instance. */
export function BesidePage({ children }: { children: ReactNode }) {
  const { place } = useDrawerPlace();
  return place ? createPortal(children, place) : null;
}
