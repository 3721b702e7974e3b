import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makePage, makeUser } from "../../../test/make-user.ts";
import { mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";
import {
  ada,
  findButton,
  findRow,
  findText,
  grace,
  usersAnswers,
} from "../../../test/users-list.ts";

const question = () => screen.findByRole("alertdialog");

test("granting access asks for confirmation and sends the opposite state", async () => {
  let isPremium = false;
  const { calls } = mockApi({
    ...usersAnswers,
    "GET /api/admin/users": () => makePage([{ ...ada, hasLifetimeAccess: isPremium }]),
    "POST /api/admin/toggle-access": () => {
      isPremium = true;
      return { body: { ...ada, hasLifetimeAccess: true } };
    },
  });
  const { user } = renderPanel("/users");
  await user.click(await findButton(`Grant Premium to ${ada.email}`));
  expect(await question()).toHaveTextContent(ada.email);
  await user.click(within(await question()).getByRole("button", { name: "Grant Premium" }));
  expect(await findText("User access updated successfully")).toBeVisible();
  expect(await findButton(`Revoke Premium from ${ada.email}`)).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    userId: ada.id,
    hasLifetimeAccess: true,
  });
});

test("revoking access asks for confirmation", async () => {
  const { calls } = mockApi({
    ...usersAnswers,
    "POST /api/admin/toggle-access": { body: { ...grace, hasLifetimeAccess: false } },
  });
  const { user } = renderPanel("/users");
  await user.click(await findButton(`Revoke Premium from ${grace.email}`));
  await user.click(within(await question()).getByRole("button", { name: "Revoke Premium" }));
  expect(await findText("User access updated successfully")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    userId: grace.id,
    hasLifetimeAccess: false,
  });
});

test("canceled confirmation sends nothing", async () => {
  const { calls } = mockApi(usersAnswers);
  const { user } = renderPanel("/users");
  await user.click(await findButton(`Delete ${ada.email}`));
  await user.click(within(await question()).getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("failed access change shows the server's reason", async () => {
  mockApi({
    ...usersAnswers,
    "POST /api/admin/toggle-access": refusal(404, "This user does not exist.", "not_found"),
  });
  const { user } = renderPanel("/users");
  await user.click(await findButton(`Grant Premium to ${ada.email}`));
  await user.click(within(await question()).getByRole("button", { name: "Grant Premium" }));
  expect(await findText("Failed to update user access")).toBeVisible();
  expect(await findText("This user does not exist.")).toBeVisible();
});

test("deleting a user asks for confirmation with the email", async () => {
  let isGone = false;
  mockApi({
    ...usersAnswers,
    "GET /api/admin/users": () => makePage(isGone ? [grace] : [ada, grace]),
    [`DELETE /api/admin/users/${ada.id}`]: () => {
      isGone = true;
      return { status: 204 };
    },
  });
  const { user } = renderPanel("/users");
  await user.click(await findButton(`Delete ${ada.email}`));
  expect(await question()).toHaveTextContent(ada.email);
  await user.click(within(await question()).getByRole("button", { name: "Delete user" }));
  expect(await findText("User deleted successfully")).toBeVisible();
  await waitFor(() => {
    expect(screen.queryByRole("row", { name: new RegExp(ada.email) })).not.toBeInTheDocument();
  });
});

test("confirmation names the id of a user without an email", async () => {
  const nameless = makeUser({ email: "" });
  mockApi({ ...usersAnswers, "GET /api/admin/users": makePage([nameless]) });
  const { user } = renderPanel("/users");
  await user.click(await findButton(`Delete ${nameless.id}`));
  expect(await question()).toHaveTextContent(nameless.id);
});

test("failed deletion keeps the user in the list", async () => {
  mockApi({
    ...usersAnswers,
    [`DELETE /api/admin/users/${ada.id}`]: refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/users");
  await user.click(await findButton(`Delete ${ada.email}`));
  await user.click(within(await question()).getByRole("button", { name: "Delete user" }));
  expect(await findText("Failed to delete user")).toBeVisible();
  expect(await findRow(ada.email)).toBeVisible();
});
