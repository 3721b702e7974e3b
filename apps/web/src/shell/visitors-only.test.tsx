import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { aUser, mockApi, refusal } from "../../test/mock-api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { Link } from "../router.ts";
import { useCurrentUser } from "../shared/account/current-user.ts";
import { VisitorsOnly } from "./visitors-only.tsx";

const form = (
  <VisitorsOnly>
    <h1>The form</h1>
  </VisitorsOnly>
);
const signedIn = { "GET /api/auth/user": { body: aUser } };

test("a visitor sees the form at once", async () => {
  const { calls } = mockApi();
  renderPage(form, { path: "/login" });
  expect(screen.getByRole("heading", { name: "The form" })).toBeVisible();
  await waitFor(() => {
    expect(calls).toHaveLength(1);
  });
  expect(screen.getByRole("heading", { name: "The form" })).toBeVisible();
});

test.each([
  ["/login", "/dashboard"],
  ["/login?returnTo=/result?slug=a", "/result?slug=a"],
  ["/login?returnTo=//evil.test", "/dashboard"],
  ["/login?returnTo=/api/logout", "/dashboard"],
])("a signed-in user is redirected from %s to %s", async (path, destination) => {
  mockApi(signedIn);
  renderPage(form, { path });
  expect(await screen.findByTestId("address")).toHaveTextContent(destination);
});

test("the form is held back while the signed-in hint is checked", async () => {
  localStorage.setItem("signedIn", "1");
  mockApi();
  renderPage(form, { path: "/login" });
  expect(screen.queryByRole("heading", { name: "The form" })).not.toBeInTheDocument();
  expect(await screen.findByRole("heading", { name: "The form" })).toBeVisible();
});

function Page() {
  const { user } = useCurrentUser();
  return <Link to="/login?returnTo=/page">{user ? "Sign in again" : "Not known yet"}</Link>;
}

test("an ended session leads to the form without a redirect loop", async () => {
  const answers = [{ body: aUser }];
  mockApi({ "GET /api/auth/user": () => answers.shift() ?? refusal(401, "Unauthorized") });
  const { user } = renderPage(<Page />, { path: "/page", routes: { "/login": form } });
  await user.click(await screen.findByRole("link", { name: "Sign in again" }));
  expect(await screen.findByRole("heading", { name: "The form" })).toBeVisible();
});

test("a failed user lookup still shows the form", async () => {
  mockApi({ "GET /api/auth/user": refusal(503, "Busy.") });
  renderPage(form, { path: "/login" });
  expect(screen.getByRole("heading", { name: "The form" })).toBeVisible();
});
