import { Container } from "@cosmic/ui/page-frame";
import type { QueryClient } from "@tanstack/react-query";
import { QueryClientProvider } from "@tanstack/react-query";
import { useEffect } from "react";
import { AppRoutes } from "./routes.tsx";
import { useCarriedToast } from "./shared/feedback/carried-toast.ts";
import { markPageReady } from "./shared/navigation/page-ready.ts";
import { LazyToaster } from "./shell/lazy-toaster.tsx";
import { PageErrorBoundary } from "./shell/page-error-boundary.tsx";
import { type FailureCause, FailureText } from "./shell/page-failure.tsx";

/** In place of everything: without the site's frame, which may be what failed. */
function WholeFailure({ cause }: { cause: FailureCause }) {
  useEffect(markPageReady, []);
  return (
    <Container width="reading">
      <div className="py-16">
        <FailureText
          cause={cause}
          retry={() => {
            window.location.reload();
          }}
        />
      </div>
    </Container>
  );
}

/** The app inside a router. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  useCarriedToast();
  return (
    <QueryClientProvider client={queryClient}>
      <PageErrorBoundary renderInstead={(cause) => <WholeFailure cause={cause} />}>
        <AppRoutes />
      </PageErrorBoundary>
      <LazyToaster />
    </QueryClientProvider>
  );
}
