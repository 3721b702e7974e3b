import { Toaster } from "@cosmic/ui/toaster";
import { QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import type { ReactElement } from "react";
import { MemoryRouter, Route, Routes, useLocation } from "../src/router.ts";
import { createTestQueryClient } from "./create-test-query-client.ts";

/** The address the app navigated to from the page under test. */
function Elsewhere() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

interface RenderPageOptions {
  /** Address of the page, with its query string. */
  path: string;
  /** Further routes; every other address shows itself under the test id "address". */
  routes?: Record<string, ReactElement>;
  /** Pass `userEvent.setup({ advanceTimers })` when timers are faked. */
  user?: ReturnType<typeof userEvent.setup>;
}

/** Renders a page as the app does: router, a fresh query client and the toast area. */
export function renderPage(page: ReactElement, { path, routes = {}, user }: RenderPageOptions) {
  const queryClient = createTestQueryClient();
  const view = render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <Routes>
          <Route path={path.split("?", 1)[0] ?? path} element={page} />
          {Object.entries(routes).map(([at, element]) => (
            <Route key={at} path={at} element={element} />
          ))}
          <Route path="*" element={<Elsewhere />} />
        </Routes>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  );
  return { ...view, queryClient, user: user ?? userEvent.setup({ delay: null }) };
}
