import { Tab, TabList, TabPanel, Tabs } from "@cosmic/ui/tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { TABS } from "../paths.ts";
import { useLocation, useNavigate } from "../router.ts";

/** The instruments of the panel. Which one is open stands in the address. */
export function PanelTabs({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const open = pathname.replace(/\/+$/, "");
  const list = useRef<HTMLDivElement>(null);
  // On a small screen the list is wider than the page.
  useEffect(() => {
    const tabs = list.current?.querySelectorAll(`[role="tab"]`);
    const tab = tabs?.[TABS.findIndex(({ path }) => path === open)];
    tab?.scrollIntoView?.({ block: "nearest", inline: "nearest" });
  }, [open]);
  return (
    <Tabs value={open} onValueChange={(path) => void navigate(path)}>
      <div ref={list}>
        <TabList label="Instruments">
          {TABS.map(({ path, title }) => (
            <Tab key={path} value={path}>
              {title}
            </Tab>
          ))}
        </TabList>
      </div>
      {TABS.map(({ path }) => (
        <TabPanel key={path} value={path}>
          {path === open ? children : null}
        </TabPanel>
      ))}
    </Tabs>
  );
}
