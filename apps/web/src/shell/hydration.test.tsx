import { QueryClientProvider } from "@tanstack/react-query";
import { act } from "@testing-library/react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { aUser, mockApi } from "../../test/mock-api.ts";
import { createQueryClient } from "../api/query-client.ts";
import { BrowserRouter } from "../router.ts";
import { currentUserQuery } from "../shared/account/current-user.ts";
import { RootPage } from "./root-page.tsx";
import { SitePage } from "./site-page.tsx";
import { VisitorsOnly } from "./visitors-only.tsx";

afterEach(() => {
  document.body.replaceChildren();
  localStorage.clear();
});

const page = <SitePage title="A page">A text</SitePage>;

test.each([
  ["a page of the site", page],
  ["a page for visitors only", <VisitorsOnly key="login">{page}</VisitorsOnly>],
  ["the root page", <RootPage key="root" forUser={<p>Hello</p>} forVisitor={page} />],
])("%s hydrates a visitor's markup although the user is known by then", async (_name, element) => {
  mockApi({ "GET /api/auth/user": { body: aUser } });
  const queryClient = createQueryClient();
  const app = (
    <BrowserRouter>
      <QueryClientProvider client={queryClient}>{element}</QueryClientProvider>
    </BrowserRouter>
  );
  const container = document.createElement("div");
  container.innerHTML = renderToString(app);
  document.body.append(container);
  expect(container).toHaveTextContent("Log In");

  queryClient.setQueryData(currentUserQuery.queryKey, aUser);
  localStorage.setItem("signedIn", "1");
  const onRecoverableError = vi.fn();
  const root = await act(async () => hydrateRoot(container, app, { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(container).not.toHaveTextContent("Log In");
  await act(async () => root.unmount());
});
