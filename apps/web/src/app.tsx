import { useToasts } from "@cosmic/ui/use-toast";
import type { QueryClient } from "@tanstack/react-query";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { AppRoutes } from "./routes.tsx";
import { useCarriedToast } from "./shared/carried-toast/carried-toast.ts";

const Toaster = lazy(async () => ({ default: (await import("@cosmic/ui/toaster")).Toaster }));

/** The app inside a router. The toast area's code arrives with the first toast. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  const hasToast = useToasts().length > 0;
  useCarriedToast();
  return (
    <QueryClientProvider client={queryClient}>
      <AppRoutes />
      {hasToast ? (
        <Suspense fallback={null}>
          <Toaster />
        </Suspense>
      ) : null}
    </QueryClientProvider>
  );
}
