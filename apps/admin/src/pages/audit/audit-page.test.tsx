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

const rowOf = (action: string) => screen.findByRole("row", { name: new RegExp(action) });
const asked = (calls: ApiCall[]) =>
  calls.filter(({ path }) => path === "/api/admin/audit").map(({ query }) => query);

test("shows when who did what to whom, with the particulars", async () => {
  mockApi(log);
  renderPanel("/audit");
  const row = await rowOf("Access granted");
  expect(row.querySelector("time")).toHaveAttribute("datetime", granted.at);
  expect(row).toHaveTextContent("21 Nov 2026, 15:59 UTC");
  expect(within(row).getByRole("link", { name: anOperator.email })).toHaveAttribute(
    "href",
    `/audit?about=${anOperator.id}`,
  );
  expect(within(row).getByRole("link", { name: "ada@example.test" })).toHaveAttribute(
    "href",
    `/users?user=${PERSON}`,
  );
  expect(await rowOf("Operator sign in failed")).toHaveTextContent(
    /Nobody signed in.*address: 198\.51\.100\.7/,
  );
  expect(await rowOf("Claim switched off")).toHaveTextContent("4.9/5 accuracy rating");
});

test("asks for one action, and for one ID, and both stand in the address", async () => {
  const { calls } = mockApi(log);
  const { user } = renderPanel(`/audit?about=${PERSON}`);
  await rowOf("Access granted");
  expect(asked(calls).at(-1)).toEqual({ about: PERSON });
  await user.selectOptions(screen.getByRole("combobox", { name: "Action" }), "Access granted");
  await waitFor(() => {
    expect(asked(calls).at(-1)).toEqual({ about: PERSON, action: "access.granted" });
  });
  await user.click(screen.getByRole("button", { name: "Show everything" }));
  await waitFor(() => {
    expect(screen.getByRole("textbox", { name: "Operator or user ID" })).toHaveValue("");
  });
  expect(screen.getByRole("combobox", { name: "Action" })).toHaveValue("");
});

test("an ID that is none is not asked for", async () => {
  const { calls } = mockApi(log);
  const { user } = renderPanel("/audit?action=user.invented&about=everybody");
  await rowOf("Access granted");
  await user.type(screen.getByRole("textbox", { name: "Operator or user ID" }), "ada");
  expect(screen.getByText(/An ID has 36 characters/)).toBeVisible();
  expect(asked(calls)).toEqual([{}]);
});

test("nothing on record is said to be so, of all or of some", async () => {
  mockApi({ ...log, [PATH]: { body: [] } });
  const { unmount } = renderPanel("/audit");
  expect(await screen.findByRole("heading", { name: "Nothing is on record yet" })).toBeVisible();
  unmount();
  renderPanel("/audit?action=user.deleted");
  expect(await screen.findByRole("heading", { name: "No such entries" })).toBeVisible();
});

test("pages forwards by the server's cursor and back again", async () => {
  mockApi({
    ...log,
    [PATH]: ({ query }) =>
      query["cursor"] === "next"
        ? { body: [failed] }
        : { body: [granted], headers: { "x-next-cursor": "next" } },
  });
  const { user } = renderPanel("/audit");
  await rowOf("Access granted");
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(await rowOf("Operator sign in failed")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Previous" }));
  expect(await rowOf("Access granted")).toBeVisible();
});

test("a log that does not come can be asked for again", async () => {
  let isReachable = false;
  mockApi({
    ...log,
    [PATH]: () => (isReachable ? { body: [granted] } : refusal(500, "Something went wrong.")),
  });
  const { user } = renderPanel("/audit");
  expect(await screen.findByRole("alert")).toHaveTextContent("The audit log could not be loaded");
  isReachable = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await rowOf("Access granted")).toBeVisible();
});
