import { act, render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createQueryClient } from "../src/api/query-client.ts";
import { App } from "../src/app.tsx";
import { MemoryRouter, useLocation, useNavigate } from "../src/router.ts";

/** Renders the whole panel at an address. */
export function renderPanel(path: string) {
  const queryClient = createQueryClient();
  const router = { address: "", navigate: (_steps: number): unknown => undefined };
  function RouterProbe() {
    const { pathname, search } = useLocation();
    router.address = pathname + search;
    router.navigate = useNavigate();
    return null;
  }
  const view = render(
    <MemoryRouter initialEntries={[path]} useTransitions={false}>
      <App queryClient={queryClient} />
      <RouterProbe />
    </MemoryRouter>,
  );
  return {
    ...view,
    queryClient,
    user: userEvent.setup({ delay: null }),
    /** What the browser's address bar would show. */
    getAddress: () => router.address,
    /** The browser's Back button. */
    goBack: () => {
      act(() => void router.navigate(-1));
    },
  };
}
