import { PageFrame } from "./page-frame.tsx";
import { SiteFooter } from "./site-footer.tsx";
import { SiteHeader } from "./site-header.tsx";
import { ControlSpecimens } from "./specimens/controls.tsx";
import { FieldSpecimens } from "./specimens/fields.tsx";
import { FigureSpecimens } from "./specimens/figures.tsx";
import { FoundationSpecimens } from "./specimens/foundations.tsx";
import { OverlaySpecimens } from "./specimens/overlays.tsx";
import { SurfaceSpecimens } from "./specimens/surfaces.tsx";
import { ThemeSwitch } from "./theme-switch.tsx";
import { Toaster } from "./toaster.tsx";
import { TooltipProvider } from "./tooltip.tsx";
import { Wordmark } from "./wordmark.tsx";

/** Every primitive in every state, and the tokens, on one page. */
export function Specimens() {
  return (
    <TooltipProvider>
      <PageFrame
        header={<SiteHeader brand={<Wordmark name="Specimens" />} actions={<ThemeSwitch />} />}
        footer={
          <SiteFooter
            brand={<Wordmark name="Specimens" />}
            notes={<p>Every primitive, in every state it has.</p>}
            actions={<ThemeSwitch label="Appearance, again" />}
          />
        }
      >
        <FigureSpecimens />
        <FoundationSpecimens />
        <ControlSpecimens />
        <FieldSpecimens />
        <SurfaceSpecimens />
        <OverlaySpecimens />
      </PageFrame>
      <Toaster />
    </TooltipProvider>
  );
}
