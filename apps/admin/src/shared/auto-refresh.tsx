import { Button } from "@cosmic/ui/button";
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface AutoRefresh {
  isOn: boolean;
  toggle: () => void;
}

const AutoRefreshContext = createContext<AutoRefresh | null>(null);

/** Holds for all instruments of the panel whether they keep themselves up to date. On at first. */
export function AutoRefreshProvider({ children }: { children: ReactNode }) {
  const [isOn, setOn] = useState(true);
  const value = useMemo(
    () => ({
      isOn,
      toggle: () => {
        setOn((was) => !was);
      },
    }),
    [isOn],
  );
  return <AutoRefreshContext value={value}>{children}</AutoRefreshContext>;
}

function useAutoRefresh(): AutoRefresh {
  const value = use(AutoRefreshContext);
  if (value === null) throw new Error("There is no AutoRefreshProvider around this");
  return value;
}

/** How a query asks again by itself, also while another window is in front; never while switched off. */
export function usePolling(intervalMs: number) {
  const { isOn } = useAutoRefresh();
  return { refetchInterval: isOn ? intervalMs : false, refetchIntervalInBackground: true } as const;
}

/** The switch, which says its own state. */
export function AutoRefreshSwitch() {
  const { isOn, toggle } = useAutoRefresh();
  return (
    <Button variant="secondary" size="sm" onClick={toggle}>
      <span
        aria-hidden="true"
        className={`size-2 rounded-full border ${isOn ? "border-good bg-good" : "border-rule-strong"}`}
      />
      {`Auto-refresh ${isOn ? "ON" : "OFF"}`}
    </Button>
  );
}
