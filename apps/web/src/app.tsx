import type { QueryClient } from "@tanstack/react-query";
import { QueryClientProvider } from "@tanstack/react-query";
import { lazy, Suspense } from "react";
import { AppRoutes } from "./routes.tsx";

const Toaster = lazy(async () => ({ default: (await import("@cosmic/ui/toaster")).Toaster }));

/** The app inside a router; the toast area arrives after the first paint. */
export function App({ queryClient }: { queryClient: QueryClient }) {
  return (
    <QueryClientProvider client={queryClient}>
      <AppRoutes />
      <Suspense fallback={null}>
        <Toaster />
      </Suspense>
    </QueryClientProvider>
  );
}
