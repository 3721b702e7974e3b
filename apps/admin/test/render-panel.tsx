import { render } from "@testing-library/react";
import { userEvent } from "@testing-library/user-event";
import { createQueryClient } from "../src/api/query-client.ts";
import { App } from "../src/app.tsx";
import { MemoryRouter, useLocation } from "../src/router.ts";

function Address() {
  return <p data-testid="address">{useLocation().pathname}</p>;
}

/** The whole panel at an address, with the address shown under the test id "address". */
export function renderPanel(path: string) {
  const queryClient = createQueryClient();
  const view = render(
    <MemoryRouter initialEntries={[path]}>
      <App queryClient={queryClient} />
      <Address />
    </MemoryRouter>,
  );
  return { ...view, queryClient, user: userEvent.setup() };
}
