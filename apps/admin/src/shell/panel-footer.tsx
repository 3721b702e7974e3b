import { SiteFooter } from "@cosmic/ui/site-footer";
import { ThemeSwitch } from "@cosmic/ui/theme-switch";

/** What every page of the panel ends with: a word on the audit log, and day or night. */
export function PanelFooter() {
  return (
    <SiteFooter
      notes={<p>Signing in and every action taken here are written to the audit log.</p>}
      actions={<ThemeSwitch />}
    />
  );
}
