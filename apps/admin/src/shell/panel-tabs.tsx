import { ErrorBoundary } from "@cosmic/ui/error-boundary";
import { Tab, TabList, TabPanel, Tabs } from "@cosmic/ui/tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { paths, TABS } from "../paths.ts";
import { useLocation, useNavigate } from "../router.ts";
import { reportRenderError } from "../shared/feedback/report-render-error.ts";
import { OpenAlertsCount } from "./open-alerts-count.tsx";
import { PanelErrorBoundary } from "./panel-error-boundary.tsx";

/** The panel's tabs. The address says which one is open and what it shows. */
export function PanelTabs({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const open = pathname.replace(/(?<!\/)\/+$/, "");
  // Reopening a tab restores its last address.
  const left = useRef(new Map<string, string>());
  useEffect(() => {
    left.current.set(open, `${open}${search}`);
  }, [open, search]);
  return (
    <Tabs value={open} onValueChange={(path) => void navigate(left.current.get(path) ?? path)}>
      <TabList label="Panel sections">
        {TABS.map(({ path, title }) => (
          <Tab key={path} value={path}>
            {title}
            {path === paths.alerts() ? (
              <ErrorBoundary onError={reportRenderError} renderFallback={() => null}>
                <OpenAlertsCount />
              </ErrorBoundary>
            ) : null}
          </Tab>
        ))}
      </TabList>
      {TABS.map(({ path }) => (
        <TabPanel key={path} value={path}>
          {path === open ? <PanelErrorBoundary>{children}</PanelErrorBoundary> : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}
