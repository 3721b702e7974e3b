import { Tab, TabList, TabPanel, Tabs } from "@cosmic/ui/tabs";
import type { ReactNode } from "react";
import { TABS } from "../paths.ts";
import { useLocation, useNavigate } from "../router.ts";

/** The instruments of the panel. Which one is open stands in the address. */
export function PanelTabs({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const open = pathname.replace(/\/+$/, "");
  return (
    <Tabs value={open} onValueChange={(path) => void navigate(path)}>
      <TabList label="Instruments">
        {TABS.map(({ path, title }) => (
          <Tab key={path} value={path}>
            {title}
          </Tab>
        ))}
      </TabList>
      {TABS.map(({ path }) => (
        <TabPanel key={path} value={path}>
          {path === open ? children : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}
