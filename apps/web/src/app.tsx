import type { QueryClient } from "@tanstack/react-query";
import { QueryClientProvider } from "@tanstack/react-query";
import { AppRoutes } from "./routes.tsx";
import { useCarriedToast } from "./shared/feedback/carried-toast.ts";
import { LazyToaster } from "./shell/lazy-toaster.tsx";

/** The app inside a router. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  useCarriedToast();
  return (
    <QueryClientProvider client={queryClient}>
      <AppRoutes />
      <LazyToaster />
    </QueryClientProvider>
  );
}
