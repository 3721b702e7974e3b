import { SiteFooter } from "@cosmic/ui/site-footer";
import { ThemeSwitch } from "@cosmic/ui/theme-switch";

/** The footer of every page: a note on the audit log, and the theme switch. */
export function PanelFooter() {
  return (
    <SiteFooter
      notes={<p>Sign-ins and all actions here are recorded in the audit log.</p>}
      actions={<ThemeSwitch />}
    />
  );
}
