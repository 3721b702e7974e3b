import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { makePage } from "../../../test/make-user.ts";
import { mockApi } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";
import {
  ada,
  findButton,
  findRow,
  grace,
  listCalls,
  usersAnswers,
} from "../../../test/users-list.ts";

const searchBox = () => screen.findByRole("searchbox", { name: "Search" });

test("search updates the address while typing and the list after a pause", async () => {
  const { calls } = mockApi({
    ...usersAnswers,
    "GET /api/admin/users": ({ query }) =>
      makePage(query["search"] === "grace" ? [grace] : [ada, grace]),
  });
  const { user, getAddress } = renderPanel("/users");
  await findRow(ada.email);
  await user.type(screen.getByPlaceholderText("Search users by email or name..."), " grace ");
  expect(await searchBox()).toHaveValue(" grace ");
  expect(getAddress()).toBe("/users?search=+grace+");
  await waitFor(() => {
    expect(screen.queryByRole("row", { name: new RegExp(ada.email) })).not.toBeInTheDocument();
  });
  expect(await findRow(grace.email)).toBeVisible();
  expect(screen.getByText("User 1 of 1 matching “grace”")).toBeVisible();
  const searches = listCalls(calls).map(({ query }) => query["search"]);
  expect(new Set(searches)).toEqual(new Set([undefined, "grace"]));
});

test("search survives opening a drawer right after typing", async () => {
  mockApi(usersAnswers);
  const { user, getAddress } = renderPanel("/users");
  await findRow(ada.email);
  await user.type(await searchBox(), "ada");
  await user.click(await findButton(/^Ada Lovelace/));
  expect(getAddress()).toBe(`/users?search=ada&user=${ada.id}`);
});

test("changed search starts at the first page", async () => {
  const { calls } = mockApi(usersAnswers);
  const { user, getAddress } = renderPanel("/users?search=ad&cursor=second");
  await findRow(ada.email);
  expect(listCalls(calls).at(-1)?.query).toMatchObject({ search: "ad", cursor: "second" });
  await user.type(await searchBox(), "a");
  expect(getAddress()).toBe("/users?search=ada");
});

test("search and order come from the address and survive a visit to another tab", async () => {
  const { calls } = mockApi({ ...usersAnswers, "GET /api/admin/alerts": { body: [] } });
  const { user } = renderPanel("/users?search=grace&sort=email&direction=asc");
  await findRow(grace.email);
  const asked = { search: "grace", sort: "email", direction: "asc" };
  expect(listCalls(calls).at(-1)?.query).toMatchObject(asked);
  expect(await searchBox()).toHaveValue("grace");
  await user.click(screen.getByRole("tab", { name: "Alerts" }));
  await user.click(await screen.findByRole("tab", { name: "Users" }));
  expect(await searchBox()).toHaveValue("grace");
  expect(listCalls(calls).at(-1)?.query).toMatchObject(asked);
});

test("product name link resets the search", async () => {
  mockApi(usersAnswers);
  const { user } = renderPanel("/users?search=grace");
  await findRow(grace.email);
  await user.click(screen.getByRole("link", { name: /Cosmic Blueprint/ }));
  await waitFor(() => {
    expect(screen.getByRole("searchbox", { name: "Search" })).toHaveValue("");
  });
});

test("export link holds the search", async () => {
  mockApi(usersAnswers);
  const { user } = renderPanel("/users");
  const link = await screen.findByRole("link", { name: "Export CSV" });
  expect(link).toHaveAttribute("href", "/api/admin/users.csv");
  await user.type(screen.getByRole("searchbox", { name: "Search" }), "ada & co{Enter}");
  expect(link).toHaveAttribute("href", "/api/admin/users.csv?search=ada+%26+co");
});

test("search without results can be cleared", async () => {
  mockApi({
    ...usersAnswers,
    "GET /api/admin/users": ({ query }) => makePage(query["search"] ? [] : [ada]),
  });
  const { user } = renderPanel("/users");
  await findRow(ada.email);
  const search = screen.getByRole("searchbox", { name: "Search" });
  await user.type(search, "zzz{Enter}");
  expect(await screen.findByRole("heading", { name: "No users found" })).toBeVisible();
  await user.click(await findButton("Clear the search"));
  expect(await findRow(ada.email)).toBeVisible();
  expect(search).toHaveValue("");
});
