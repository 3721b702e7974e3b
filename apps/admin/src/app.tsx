import { Toaster } from "@cosmic/ui/toaster";
import type { QueryClient } from "@tanstack/react-query";
import { QueryClientProvider } from "@tanstack/react-query";
import { AppRoutes } from "./routes.tsx";
import { DrawerHost } from "./shared/drawer/drawer-host.tsx";
import { PanelErrorBoundary } from "./shell/panel-error-boundary.tsx";

/** The panel; expects a router around it. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <PanelErrorBoundary isOutermost>
        <DrawerHost>
          <AppRoutes />
        </DrawerHost>
      </PanelErrorBoundary>
      <Toaster />
    </QueryClientProvider>
  );
}
