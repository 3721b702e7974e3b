import type { AuditRecord } from "@cosmic/contracts";
import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiCall, anOperator, mockApi, refusal, signedIn } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";

const PERSON = "0b7f3b34-9d0c-4a7b-8f2e-000000000007";
const granted: AuditRecord = {
  id: "1",
  at: "2026-11-21T15:59:00.000Z",
  operatorId: anOperator.id,
  operatorEmail: anOperator.email,
  action: "access.granted",
  subject: PERSON,
  subjectName: "ada@example.test",
  detail: null,
};
const failed: AuditRecord = {
  ...granted,
  id: "2",
  operatorId: null,
  operatorEmail: null,
  action: "operator.sign_in_failed",
  subject: null,
  subjectName: null,
  detail: { address: "198.51.100.7" },
};
const claim: AuditRecord = {
  ...granted,
  id: "3",
  action: "claim.switched_off",
  subject: "accuracyRating",
  subjectName: null,
};
const PATH = "GET /api/admin/audit";
const log = { ...signedIn, [PATH]: { body: [granted, failed, claim] } };

const findRow = (action: string) => screen.findByRole("row", { name: new RegExp(action) });
const asked = (calls: ApiCall[]) =>
  calls.filter(({ path }) => path === "/api/admin/audit").map(({ query }) => query);

test("audit table shows time, operator, action, target and details", async () => {
  mockApi(log);
  renderPanel("/audit");
  const row = await findRow("Access granted");
  expect(row.querySelector("time")).toHaveAttribute("datetime", granted.at);
  expect(row).toHaveTextContent("Nov 21, 2026, 15:59 UTC");
  expect(within(row).getByRole("link", { name: anOperator.email })).toHaveAttribute(
    "href",
    `/audit?about=${anOperator.id}`,
  );
  expect(within(row).getByRole("link", { name: "ada@example.test" })).toHaveAttribute(
    "href",
    `/users?user=${PERSON}`,
  );
  expect(await findRow("Operator sign-in failed")).toHaveTextContent(
    /Not signed in.*address: 198\.51\.100\.7/,
  );
  expect(await findRow("Claim hidden")).toHaveTextContent("4.9/5 accuracy rating");
});

test("audit filters for action and ID are kept in the address", async () => {
  const { calls } = mockApi(log);
  const { user } = renderPanel(`/audit?about=${PERSON}`);
  await findRow("Access granted");
  expect(asked(calls).at(-1)).toEqual({ about: PERSON });
  await user.selectOptions(screen.getByRole("combobox", { name: "Action" }), "Access granted");
  await waitFor(() => {
    expect(asked(calls).at(-1)).toEqual({ about: PERSON, action: "access.granted" });
  });
  await user.click(screen.getByRole("button", { name: "Clear filters" }));
  await waitFor(() => {
    expect(screen.getByRole("textbox", { name: "Operator or user ID" })).toHaveValue("");
  });
  expect(screen.getByRole("combobox", { name: "Action" })).toHaveValue("");
});

test("invalid audit ID is not requested", async () => {
  const { calls } = mockApi(log);
  const { user } = renderPanel("/audit?action=user.invented&about=invented");
  await findRow("Access granted");
  await user.type(screen.getByRole("textbox", { name: "Operator or user ID" }), "ada");
  expect(screen.getByText(/An ID has 36 characters/)).toBeVisible();
  expect(asked(calls)).toEqual([{}]);
});

test("audit page says when it has no entries, with and without a filter", async () => {
  mockApi({ ...log, [PATH]: { body: [] } });
  const { unmount } = renderPanel("/audit");
  expect(await screen.findByRole("heading", { name: "No entries yet" })).toBeVisible();
  unmount();
  renderPanel("/audit?action=user.deleted");
  expect(await screen.findByRole("heading", { name: "No matching entries" })).toBeVisible();
});

test("audit pager follows the server's cursor and goes back", async () => {
  mockApi({
    ...log,
    [PATH]: ({ query }) =>
      query["cursor"] === "next"
        ? { body: [failed] }
        : { body: [granted], headers: { "x-next-cursor": "next" } },
  });
  const { user } = renderPanel("/audit");
  await findRow("Access granted");
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(await findRow("Operator sign-in failed")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Previous" }));
  expect(await findRow("Access granted")).toBeVisible();
});

test("audit log can be retried after a failure", async () => {
  let isReachable = false;
  mockApi({
    ...log,
    [PATH]: () => (isReachable ? { body: [granted] } : refusal(500, "Something went wrong.")),
  });
  const { user } = renderPanel("/audit");
  expect(await screen.findByRole("alert")).toHaveTextContent("The audit log could not be loaded");
  isReachable = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await findRow("Access granted")).toBeVisible();
});
