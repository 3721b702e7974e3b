import { screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { type ApiCall, mockApi, refusal, signedIn } from "../../../test/mock-api.ts";
import { aPage, aUser } from "../../../test/people.ts";
import { renderPanel } from "../../../test/render-panel.tsx";

const ada = aUser({ email: "ada@example.test", firstName: "Ada", lastName: "Lovelace" });
const grace = aUser({
  email: "grace@example.test",
  hasLifetimeAccess: true,
  profileImageUrl: "https://lh3.googleusercontent.com/a/grace",
});
const counters = { body: { totalUsers: 1_200, paidUsers: 300, conversionRate: 25 } };

const list = {
  ...signedIn,
  "GET /api/admin/stats": counters,
  "GET /api/admin/users": aPage([ada, grace]),
};

const rowOf = async (email: string) => screen.findByRole("row", { name: new RegExp(email) });
const head = (name: string) => screen.getByRole("columnheader", { name });
const named = (name: string | RegExp) => screen.findByRole("button", { name });
const listCalls = (calls: ApiCall[]) => calls.filter(({ path }) => path === "/api/admin/users");
const question = () => screen.findByRole("alertdialog");
const said = (words: string) => screen.findByText(words);

test("counts everybody, those who paid and their share", async () => {
  mockApi(list);
  renderPanel("/users");
  for (const [title, value] of [
    ["Total Users", "1,200"],
    ["Paid Users", "300"],
    ["Conversion Rate", "25%"],
  ]) {
    const figure = (await screen.findByText(title ?? "")).parentElement;
    await waitFor(() => {
      expect(figure).toHaveTextContent(`${title}${value}`);
    });
  }
});

test("lists people with every column", async () => {
  mockApi(list);
  renderPanel("/users");
  const row = await rowOf(ada.email);
  expect(screen.getAllByRole("columnheader").map(({ textContent }) => textContent)).toEqual([
    "User",
    "Email",
    "Status",
    "ID",
    "First Name",
    "Last Name",
    "Profile Image",
    "Created",
    "Updated",
    "Actions",
  ]);
  const cells = within(row).getAllByRole("cell");
  expect(within(row).getByRole("rowheader")).toHaveTextContent(
    `Ada Lovelace ${ada.email}${ada.id}`,
  );
  expect(cells.slice(0, 5).map(({ textContent }) => textContent)).toEqual([
    ada.email,
    "Free",
    ada.id,
    "Ada",
    "Lovelace",
  ]);
  expect(cells[6]?.querySelector("time")).toHaveAttribute("datetime", ada.createdAt);
  expect(cells[7]?.querySelector("time")).toHaveAttribute("datetime", ada.updatedAt);
});

test("tells who is premium, has no name and has a picture", async () => {
  mockApi(list);
  renderPanel("/users");
  const row = await rowOf(grace.email);
  expect(within(row).getByText("Premium")).toBeVisible();
  expect(within(row).getByRole("rowheader")).toHaveTextContent("No name");
  expect(within(row).getByRole("link", { name: /^Picture/ })).toHaveAttribute(
    "href",
    grace.profileImageUrl,
  );
});

test("searches on the server once the typing pauses", async () => {
  const { calls } = mockApi({
    ...list,
    "GET /api/admin/users": ({ query }) =>
      aPage(query["search"] === "grace" ? [grace] : [ada, grace]),
  });
  const { user } = renderPanel("/users");
  await rowOf(ada.email);
  await user.type(screen.getByPlaceholderText("Search users by email or name..."), " grace ");
  await waitFor(() => {
    expect(screen.queryByRole("row", { name: new RegExp(ada.email) })).not.toBeInTheDocument();
  });
  expect(await rowOf(grace.email)).toBeVisible();
  expect(screen.getByText("User 1 of 1 matching “grace”")).toBeVisible();
  const searches = listCalls(calls).map(({ query }) => query["search"]);
  expect(new Set(searches)).toEqual(new Set([undefined, "grace"]));
});

const searchBox = () => screen.findByRole("searchbox", { name: "Search" });

test("takes search and order from the address, and keeps them through another tab", async () => {
  const { calls } = mockApi({ ...list, "GET /api/admin/alerts": { body: [] } });
  const { user } = renderPanel("/users?search=grace&sort=email&direction=asc");
  await rowOf(grace.email);
  const asked = { search: "grace", sort: "email", direction: "asc" };
  expect(listCalls(calls).at(-1)?.query).toMatchObject(asked);
  expect(await searchBox()).toHaveValue("grace");
  await user.click(screen.getByRole("tab", { name: "Alerts" }));
  await user.click(await screen.findByRole("tab", { name: "Users" }));
  expect(await searchBox()).toHaveValue("grace");
  expect(listCalls(calls).at(-1)?.query).toMatchObject(asked);
});

test("begins anew where the product's name is followed", async () => {
  mockApi(list);
  const { user } = renderPanel("/users?search=grace");
  await rowOf(grace.email);
  await user.click(screen.getByRole("link", { name: /Cosmic Blueprint/ }));
  await waitFor(() => {
    expect(screen.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  });
});

test("exports what is searched for", async () => {
  mockApi(list);
  const { user } = renderPanel("/users");
  const link = await screen.findByRole("link", { name: "Export CSV" });
  expect(link).toHaveAttribute("href", "/api/admin/users.csv");
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "ada & co{Enter}");
  expect(link).toHaveAttribute("href", "/api/admin/users.csv?search=ada+%26+co");
});

test("a search that nobody matches can be cleared", async () => {
  mockApi({
    ...list,
    "GET /api/admin/users": ({ query }) => aPage(query["search"] ? [] : [ada]),
  });
  const { user } = renderPanel("/users");
  await rowOf(ada.email);
  const search = screen.getByRole("searchbox", { name: "Search" });
  await user.type(search, "zzz{Enter}");
  expect(await screen.findByRole("heading", { name: "No users found" })).toBeVisible();
  await user.click(await named("Clear the search"));
  expect(await rowOf(ada.email)).toBeVisible();
  expect(search).toHaveValue("");
});

test("a product without users says so", async () => {
  mockApi({ ...list, "GET /api/admin/users": aPage([]) });
  renderPanel("/users");
  expect(await screen.findByRole("heading", { name: "No users yet" })).toBeVisible();
});

test("a column's head orders the list, then turns the order round", async () => {
  const { calls } = mockApi(list);
  const { user } = renderPanel("/users");
  await rowOf(ada.email);
  expect(head("Created")).toHaveAttribute("aria-sort", "descending");
  await user.click(await named("Email"));
  expect(head("Email")).toHaveAttribute("aria-sort", "ascending");
  expect(head("Created")).not.toHaveAttribute("aria-sort");
  await user.click(await named("Email"));
  expect(head("Email")).toHaveAttribute("aria-sort", "descending");
  await waitFor(() => {
    expect(listCalls(calls).map(({ query }) => `${query["sort"]} ${query["direction"]}`)).toEqual([
      "createdAt desc",
      "email asc",
      "email desc",
    ]);
  });
});

test("pages forwards by the server's cursor and back again", async () => {
  mockApi({
    ...list,
    "GET /api/admin/users": ({ query }) =>
      query["cursor"] === "after-ada"
        ? aPage([grace], { "x-total-count": "2" })
        : aPage([ada], { "x-total-count": "10000+", "x-next-cursor": "after-ada" }),
  });
  const { user } = renderPanel("/users");
  await rowOf(ada.email);
  expect(screen.getByText("User 1 of 10,000+")).toBeVisible();
  expect(await named("Previous")).toBeDisabled();
  await user.click(await named("Next"));
  expect(await rowOf(grace.email)).toBeVisible();
  expect(screen.getByText("Page 2")).toBeVisible();
  expect(await named("Next")).toBeDisabled();
  await user.click(await named("Previous"));
  expect(await rowOf(ada.email)).toBeVisible();
});

test("grants premium access after a question, by sending the opposite of what there is", async () => {
  let isPremium = false;
  const { calls } = mockApi({
    ...list,
    "GET /api/admin/users": () => aPage([{ ...ada, hasLifetimeAccess: isPremium }]),
    "POST /api/admin/toggle-access": () => {
      isPremium = true;
      return { body: { ...ada, hasLifetimeAccess: true } };
    },
  });
  const { user } = renderPanel("/users");
  await user.click(await named(`Grant Premium to ${ada.email}`));
  expect(await question()).toHaveTextContent(ada.email);
  await user.click(within(await question()).getByRole("button", { name: "Grant Premium" }));
  expect(await said("User access updated successfully")).toBeVisible();
  expect(await named(`Revoke Premium of ${ada.email}`)).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    userId: ada.id,
    hasLifetimeAccess: true,
  });
});

test("revokes premium access after a question", async () => {
  const { calls } = mockApi({
    ...list,
    "POST /api/admin/toggle-access": { body: { ...grace, hasLifetimeAccess: false } },
  });
  const { user } = renderPanel("/users");
  await user.click(await named(`Revoke Premium of ${grace.email}`));
  await user.click(within(await question()).getByRole("button", { name: "Revoke Premium" }));
  expect(await said("User access updated successfully")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    userId: grace.id,
    hasLifetimeAccess: false,
  });
});

test("an answer of no changes nothing", async () => {
  const { calls } = mockApi(list);
  const { user } = renderPanel("/users");
  await user.click(await named(`Delete ${ada.email}`));
  await user.click(within(await question()).getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("access that cannot be changed is said to be unchanged, with the server's reason", async () => {
  mockApi({
    ...list,
    "POST /api/admin/toggle-access": refusal(404, "This user does not exist.", "not_found"),
  });
  const { user } = renderPanel("/users");
  await user.click(await named(`Grant Premium to ${ada.email}`));
  await user.click(within(await question()).getByRole("button", { name: "Grant Premium" }));
  expect(await said("Failed to update user access")).toBeVisible();
  expect(await said("This user does not exist.")).toBeVisible();
});

test("deletes a user after a question that names them", async () => {
  let isGone = false;
  mockApi({
    ...list,
    "GET /api/admin/users": () => aPage(isGone ? [grace] : [ada, grace]),
    [`DELETE /api/admin/users/${ada.id}`]: () => {
      isGone = true;
      return { status: 204 };
    },
  });
  const { user } = renderPanel("/users");
  await user.click(await named(`Delete ${ada.email}`));
  expect(await question()).toHaveTextContent(ada.email);
  await user.click(within(await question()).getByRole("button", { name: "Delete user" }));
  expect(await said("User deleted successfully")).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole("row", { name: new RegExp(ada.email) })).not.toBeInTheDocument();
  });
});

test("a question about somebody without an address names the id", async () => {
  const nameless = aUser({ email: "" });
  mockApi({ ...list, "GET /api/admin/users": aPage([nameless]) });
  const { user } = renderPanel("/users");
  await user.click(await named(`Delete ${nameless.id}`));
  expect(await question()).toHaveTextContent(nameless.id);
});

test("a user who cannot be deleted is said to be still there", async () => {
  mockApi({
    ...list,
    [`DELETE /api/admin/users/${ada.id}`]: refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/users");
  await user.click(await named(`Delete ${ada.email}`));
  await user.click(within(await question()).getByRole("button", { name: "Delete user" }));
  expect(await said("Failed to delete user")).toBeVisible();
  expect(await rowOf(ada.email)).toBeVisible();
});

test("refreshing asks the server again and says so", async () => {
  const { calls } = mockApi(list);
  const { user } = renderPanel("/users");
  await rowOf(ada.email);
  const before = listCalls(calls).length;
  await user.click(await named("Refresh"));
  expect(await said("Refreshed")).toBeVisible();
  expect(await said("User data updated from database")).toBeVisible();
  expect(listCalls(calls).length).toBe(before + 1);
});

test("asks again every five seconds, until auto-refresh is switched off", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  const { calls } = mockApi(list);
  const { user } = renderPanel("/users");
  await rowOf(ada.email);
  expect(listCalls(calls)).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(listCalls(calls)).toHaveLength(2);
  await user.click(await named("Auto-refresh ON"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(await named("Auto-refresh OFF")).toBeVisible();
  expect(listCalls(calls)).toHaveLength(2);
});

test("a refresh that does not get through keeps what is shown and says as of when it is right", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isReachable = true;
  mockApi({
    ...list,
    "GET /api/admin/users": () => {
      if (!isReachable) throw new TypeError("Failed to fetch");
      return aPage([ada]);
    },
  });
  renderPanel("/users");
  await rowOf(ada.email);
  isReachable = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "The last refresh did not get through",
  );
  expect(await rowOf(ada.email)).toBeVisible();
  isReachable = true;
  await vi.advanceTimersByTimeAsync(5_000);
  await waitFor(() => {
    expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  });
});

test("a list that does not come can be asked for again", async () => {
  let isReachable = false;
  mockApi({
    ...list,
    "GET /api/admin/users": () =>
      isReachable ? aPage([ada]) : refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/users");
  expect(await screen.findByRole("alert")).toHaveTextContent("The users could not be loaded");
  isReachable = true;
  await user.click(await named("Try again"));
  expect(await rowOf(ada.email)).toBeVisible();
});

test("a later page that does not come leaves a way back to the first", async () => {
  mockApi({
    ...list,
    "GET /api/admin/users": ({ query }) =>
      query["cursor"]
        ? refusal(400, "This page of the list cannot be shown.")
        : aPage([ada], { "x-next-cursor": "worn-out" }),
  });
  const { user } = renderPanel("/users");
  await user.click(await named("Next"));
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "This page of the list cannot be shown.",
  );
  await user.click(await named("To the first page"));
  expect(await rowOf(ada.email)).toBeVisible();
});

test("a poll that finds the session ended leads to the sign-in page with a word on it", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  let isSignedIn = true;
  mockApi({
    ...list,
    "GET /api/admin/users": () =>
      isSignedIn ? aPage([ada]) : refusal(401, "Unauthorized. Please sign in.", "unauthorized"),
  });
  renderPanel("/users");
  await rowOf(ada.email);
  isSignedIn = false;
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await screen.findByText("Your session has ended")).toBeVisible();
});
