import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { makePage, makeUser } from "../../../test/make-user.ts";
import { mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";
import { ada, grace, named, rowOf, said, usersAnswers } from "../../../test/users-list.ts";

const question = () => screen.findByRole("alertdialog");

test("grants premium access after a question, by sending the opposite of what there is", async () => {
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
    ...usersAnswers,
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
  const { calls } = mockApi(usersAnswers);
  const { user } = renderPanel("/users");
  await user.click(await named(`Delete ${ada.email}`));
  await user.click(within(await question()).getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("alertdialog")).not.toBeInTheDocument();
  expect(calls.filter(({ method }) => method !== "GET")).toEqual([]);
});

test("access that cannot be changed is said to be unchanged, with the server's reason", async () => {
  mockApi({
    ...usersAnswers,
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
    ...usersAnswers,
    "GET /api/admin/users": () => makePage(isGone ? [grace] : [ada, grace]),
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
  const nameless = makeUser({ email: "" });
  mockApi({ ...usersAnswers, "GET /api/admin/users": makePage([nameless]) });
  const { user } = renderPanel("/users");
  await user.click(await named(`Delete ${nameless.id}`));
  expect(await question()).toHaveTextContent(nameless.id);
});

test("a user who cannot be deleted is said to be still there", async () => {
  mockApi({
    ...usersAnswers,
    [`DELETE /api/admin/users/${ada.id}`]: refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/users");
  await user.click(await named(`Delete ${ada.email}`));
  await user.click(within(await question()).getByRole("button", { name: "Delete user" }));
  expect(await said("Failed to delete user")).toBeVisible();
  expect(await rowOf(ada.email)).toBeVisible();
});
