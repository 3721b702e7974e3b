import { Button } from "@cosmic/ui/button";
import { createContext, type ReactNode, use, useMemo, useState } from "react";

interface AutoRefresh {
  isOn: boolean;
  toggle: () => void;
}

const AutoRefreshContext = createContext<AutoRefresh | null>(null);

/** Holds whether the panel's pages poll for new data. On by default. */
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

/** Query options that poll, also in the background, while auto-refresh is on. */
export function usePolling(intervalMs: number) {
  const { isOn } = useAutoRefresh();
  return { refetchInterval: isOn ? intervalMs : false, refetchIntervalInBackground: true } as const;
}

/** The toggle, labeled with its state. */
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
