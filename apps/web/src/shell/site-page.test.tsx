import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { aUser, mockApi } from "../../test/mock-api.ts";
import { renderPage } from "../../test/render-page.tsx";
import { paths } from "../paths.ts";
import { Link } from "../router.ts";
import { navigateFully } from "../shared/navigation/navigate-fully.ts";
import { SitePage } from "./site-page.tsx";

vi.mock("../shared/navigation/navigate-fully.ts", () => ({ navigateFully: vi.fn() }));

function logo() {
  return screen.getByRole("banner").querySelector("a");
}

const page = (
  <SitePage title="A page">
    <h1>A heading</h1>
    <Link to="/other">Onwards</Link>
  </SitePage>
);

test("a visitor can log in and comes back to the page and its query", async () => {
  mockApi();
  const { user } = renderPage(page, { path: "/result?slug=abc" });
  await user.click(screen.getByRole("link", { name: "Log In" }));
  expect(screen.getByTestId("address")).toHaveTextContent(
    paths.authSelect({ returnTo: "/result?slug=abc" }),
  );
});

test("a path that names another site is not handed on", () => {
  mockApi();
  renderPage(page, { path: "//evil.test/x", routes: { "*": page } });
  expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute("href", "/auth-select");
});

test.each(["/auth", "/auth-select", "/email-auth", "/login", "/signup", "/forgot-password"])(
  "on %s Log In keeps the return path",
  (path) => {
    mockApi();
    renderPage(page, { path: `${path}?returnTo=%2Fresult%3Fcheckout%3Dtrue` });
    expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute(
      "href",
      paths.authSelect({ returnTo: "/result?checkout=true" }),
    );
  },
);

test.each([
  "//evil.test",
  "/\\evil.test",
  "https://evil.test",
  "javascript:alert(1)",
  "/api/logout",
])("a return path that Log In may not lead to (%s) is dropped", (returnTo) => {
  mockApi();
  renderPage(page, { path: `/auth-select?${new URLSearchParams({ returnTo })}` });
  expect(screen.getByRole("link", { name: "Log In" })).toHaveAttribute(
    "href",
    paths.authSelect({ returnTo: "/dashboard" }),
  );
});

test("the footer links to the operator when there is one", () => {
  mockApi();
  const nowhere = renderPage(page, { path: "/here" });
  expect(screen.queryByRole("link", { name: "Contact" })).toBeNull();
  nowhere.unmount();
  vi.stubEnv("PUBLIC_OPERATOR_EMAIL", " ada@cosmic.blue ");
  renderPage(page, { path: "/here" });
  expect(screen.getByRole("link", { name: "Contact" })).toHaveAttribute(
    "href",
    "mailto:ada@cosmic.blue",
  );
  vi.unstubAllEnvs();
});

test("the title names the page and the product", () => {
  mockApi();
  renderPage(page, { path: "/here" });
  expect(document.title).toBe("A page | Cosmic Blueprint");
});

test("the logo leads a visitor to the landing page and a signed-in user to the dashboard", async () => {
  mockApi();
  const visit = renderPage(page, { path: "/here" });
  expect(logo()).toHaveAttribute("href", "/");
  visit.unmount();
  mockApi({ "GET /api/auth/user": { body: aUser } });
  renderPage(page, { path: "/here" });
  await waitFor(() => {
    expect(logo()).toHaveAttribute("href", "/dashboard");
  });
});

test("the profile menu shows name and e-mail, and logging out empties the browser's store first", async () => {
  sessionStorage.setItem("generatedProfile", "{}");
  sessionStorage.setItem("birthDate", "1990-01-01");
  mockApi({ "GET /api/auth/user": { body: aUser } });
  const { user } = renderPage(page, { path: "/here" });
  await user.click(await screen.findByRole("button", { name: "Profile menu of Ada Byron" }));
  expect(await screen.findByText("Ada Byron")).toBeVisible();
  expect(screen.getByText("ada@example.test")).toBeVisible();
  expect(localStorage.getItem("signedIn")).toBe("1");
  await user.click(screen.getByRole("menuitem", { name: "Logout" }));
  expect(navigateFully).toHaveBeenCalledWith("/api/logout?returnTo=%2F");
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage.getItem("signedIn")).toBeNull();
});

test("the focus moves to the heading of the next page", async () => {
  mockApi();
  const { user } = renderPage(page, {
    path: "/here",
    routes: {
      "/other": (
        <SitePage title="Other">
          <h1>Another heading</h1>
        </SitePage>
      ),
    },
  });
  expect(document.body).toHaveFocus();
  await user.click(screen.getByRole("link", { name: "Onwards" }));
  expect(screen.getByRole("heading", { name: "Another heading" })).toHaveFocus();
});
