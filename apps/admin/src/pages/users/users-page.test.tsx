import { screen, waitFor, within } from "@testing-library/react";
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

const head = (name: string) => screen.getByRole("columnheader", { name });

test("summary cards show total users, paid users and conversion rate", async () => {
  mockApi(usersAnswers);
  renderPanel("/users");
  for (const [title, value] of [
    ["Total Users", "1,200"],
    ["Paid Users", "300"],
    ["Conversion Rate", "25%"],
  ]) {
    const card = (await screen.findByText(title ?? "")).parentElement;
    await waitFor(() => {
      expect(card).toHaveTextContent(`${title}${value}`);
    });
  }
});

test("users table has every column of the specification", async () => {
  mockApi(usersAnswers);
  renderPanel("/users");
  const row = await findRow(ada.email);
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

test("user row shows premium status, a missing name and a picture link", async () => {
  mockApi(usersAnswers);
  renderPanel("/users");
  const row = await findRow(grace.email);
  expect(within(row).getByText("Premium")).toBeVisible();
  expect(within(row).getByRole("rowheader")).toHaveTextContent("No name");
  expect(within(row).getByRole("link", { name: /^Picture/ })).toHaveAttribute(
    "href",
    grace.profileImageUrl,
  );
});

test("users page says when there are no users", async () => {
  mockApi({ ...usersAnswers, "GET /api/admin/users": makePage([]) });
  renderPanel("/users");
  expect(await screen.findByRole("heading", { name: "No users yet" })).toBeVisible();
});

test("column header sorts the list, then reverses the order", async () => {
  const { calls } = mockApi(usersAnswers);
  const { user } = renderPanel("/users");
  await findRow(ada.email);
  expect(head("Created")).toHaveAttribute("aria-sort", "descending");
  await user.click(await findButton("Email"));
  expect(head("Email")).toHaveAttribute("aria-sort", "ascending");
  expect(head("Created")).not.toHaveAttribute("aria-sort");
  await user.click(await findButton("Email"));
  expect(head("Email")).toHaveAttribute("aria-sort", "descending");
  await waitFor(() => {
    expect(listCalls(calls).map(({ query }) => `${query["sort"]} ${query["direction"]}`)).toEqual([
      "createdAt desc",
      "email asc",
      "email desc",
    ]);
  });
});

test("pager follows the server's cursor; Back and reload keep the page", async () => {
  mockApi({
    ...usersAnswers,
    "GET /api/admin/users": ({ query }) =>
      query["cursor"] === "after-ada"
        ? makePage([grace], { "x-total-count": "2" })
        : makePage([ada], { "x-total-count": "10000+", "x-next-cursor": "after-ada" }),
  });
  const { user, unmount, getAddress, goBack } = renderPanel("/users");
  await findRow(ada.email);
  expect(screen.getByText("User 1 of 10,000+")).toBeVisible();
  expect(await findButton("Previous")).toBeDisabled();
  await user.click(await findButton("Next"));
  expect(await findRow(grace.email)).toBeVisible();
  expect(screen.getByText("Page 2")).toBeVisible();
  expect(await findButton("Next")).toBeDisabled();
  const secondPage = getAddress();
  await user.click(await findButton("Previous"));
  expect(await findRow(ada.email)).toBeVisible();
  goBack();
  expect(await findRow(grace.email)).toBeVisible();
  unmount();
  renderPanel(secondPage);
  expect(await findRow(grace.email)).toBeVisible();
  expect(screen.getByText("Page 2")).toBeVisible();
});
