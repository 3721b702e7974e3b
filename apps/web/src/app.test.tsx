import { render, screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createTestQueryClient } from "../test/create-test-query-client.ts";
import { aUser, mockApi, refusal } from "../test/mock-api.ts";
import { App } from "./app.tsx";
import { MemoryRouter } from "./router.ts";

vi.mock("./pages/dashboard/dashboard-page.tsx", () => ({
  DashboardPage: () => <h1>The dashboard</h1>,
}));
vi.mock("./pages/quiz/quiz-page.tsx", () => ({ QuizPage: () => <h1>The quiz</h1> }));

function visit(address: string) {
  render(
    <MemoryRouter initialEntries={[address]}>
      <App queryClient={createTestQueryClient()} />
    </MemoryRouter>,
  );
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });
const HERO = "Where Astrology Meets Psychology";

test("the root is the landing page for a visitor and the dashboard for a signed-in user", async () => {
  mockApi();
  visit("/");
  expect(await heading(HERO)).toBeVisible();
  mockApi({ "GET /api/auth/user": { body: aUser } });
  visit("/");
  expect(await heading("The dashboard")).toBeVisible();
});

test("a recently signed-in user never sees the landing page while the session is checked", async () => {
  localStorage.setItem("signedIn", "1");
  mockApi({ "GET /api/auth/user": { body: aUser } });
  visit("/");
  expect(screen.queryByRole("heading", { name: HERO })).not.toBeInTheDocument();
  expect(await heading("The dashboard")).toBeVisible();
});

test("a session that has ended shows the landing page and drops the hint", async () => {
  localStorage.setItem("signedIn", "1");
  mockApi();
  visit("/");
  expect(await heading(HERO)).toBeVisible();
  expect(localStorage.getItem("signedIn")).toBeNull();
});

test("/home is the landing page even for a signed-in user, whose start button leads to the quiz", async () => {
  mockApi({ "GET /api/auth/user": { body: aUser } });
  visit("/home");
  expect(await heading(HERO)).toBeVisible();
  await waitFor(() => {
    expect(screen.getByRole("link", { name: "Chart Your Self" })).toHaveAttribute("href", "/quiz");
  });
});

test("a visitor is sent from the quiz to sign in and back, and from the dashboard to the landing page", async () => {
  mockApi();
  visit("/quiz");
  expect(await heading("Choose Your Sign-In Method")).toBeVisible();
  visit("/dashboard");
  expect(await heading(HERO)).toBeVisible();
});

test.each(["/sitting?slug=abc&id=def", "/trial?slug=abc", "/quiz", "/your-data"])(
  "signing in from %s leads back to that address, its query included",
  async (address) => {
    mockApi();
    visit(address);
    expect(await heading("Choose Your Sign-In Method")).toBeVisible();
    const logIn = screen.getByRole("link", { name: "Log In" }).getAttribute("href") ?? "";
    expect(new URL(logIn, "https://app.test").searchParams.get("returnTo")).toBe(address);
  },
);

test("a signed-in user passes the guards", async () => {
  mockApi({ "GET /api/auth/user": { body: aUser } });
  visit("/quiz");
  expect(await heading("The quiz")).toBeVisible();
});

test.each(["/auth", "/auth-select", "/email-auth", "/login", "/signup"])(
  "%s leads a signed-in user on to the dashboard",
  async (address) => {
    mockApi({ "GET /api/auth/user": { body: aUser } });
    visit(address);
    expect(await heading("The dashboard")).toBeVisible();
  },
);

test("the app keeps the page and offers another try when the server cannot say who is signed in", async () => {
  const answers = [refusal(503, "Busy."), refusal(503, "Busy."), { body: aUser }];
  const { calls } = mockApi({ "GET /api/auth/user": () => answers.shift() ?? { body: aUser } });
  visit("/quiz");
  const again = await screen.findByRole("button", { name: "Try again" }, { timeout: 4000 });
  expect(calls.filter(({ path }) => path === "/api/auth/user")).toHaveLength(2);
  again.click();
  expect(await heading("The quiz")).toBeVisible();
});

test.each(["/nowhere", "/quiz/extra", "/result/some-slug"])("%s is a 404 page", async (address) => {
  mockApi();
  visit(address);
  expect(await heading("404 Page Not Found")).toBeVisible();
  expect(document.title).toBe("404 Page Not Found | Cosmic Blueprint");
});

test("a toast carried over a full load is shown once", async () => {
  sessionStorage.setItem("carriedToast", JSON.stringify({ title: "Welcome Back" }));
  mockApi();
  visit("/home");
  expect((await screen.findAllByText("Welcome Back"))[0]).toBeVisible();
  expect(sessionStorage.getItem("carriedToast")).toBeNull();
});
