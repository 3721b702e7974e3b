import { screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { mockApi, refusal, signedIn } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";

const charts = {
  id: "chartsCreated",
  text: "12,000+ charts created",
  source: "stated by the owner",
  measured: "1,204 blueprints created",
  isShown: true,
  label: null,
  changedAt: null,
  changedBy: null,
};
const rating = {
  ...charts,
  id: "accuracyRating",
  text: "4.9/5 accuracy rating",
  measured: null,
  isShown: false,
  label: "stated by the owner",
  changedAt: "2026-11-20T12:00:00.000Z",
  changedBy: "operator@example.test",
};
const combinations = {
  ...charts,
  id: "combinations",
  text: "192 combinations",
  source: "measured",
  measured: "192",
};
const ledger = { ...signedIn, "GET /api/admin/claims": { body: [charts, rating, combinations] } };

const claimNamed = (name: string) => screen.findByRole("listitem", { name });
const findSwitch = async (name: string) => within(await claimNamed(name)).getByRole("switch");
const findText = (text: string) => screen.findByText(text);

test("claims page shows each claim with source and measured value", async () => {
  mockApi(ledger);
  renderPanel("/claims");
  expect(await claimNamed(charts.text)).toHaveTextContent(
    "Stated by the owner. Measured: 1,204 blueprints created",
  );
  expect(await claimNamed(combinations.text)).toHaveTextContent("Measured: 192");
  const stated = await claimNamed(rating.text);
  expect(stated).not.toHaveTextContent("Measured");
  expect(stated).toHaveTextContent(/Changed .* by operator@example\.test/);
});

test("switch shows whether a claim is on the public pages", async () => {
  mockApi(ledger);
  renderPanel("/claims");
  expect(await findSwitch(charts.text)).toBeChecked();
  expect(await findSwitch(rating.text)).not.toBeChecked();
});

test("switch hides a claim from the site", async () => {
  let isShown = true;
  const { calls } = mockApi({
    ...ledger,
    "GET /api/admin/claims": () => ({ body: [{ ...charts, isShown }] }),
    "POST /api/admin/claims/chartsCreated": () => {
      isShown = false;
      return { body: { ...charts, isShown } };
    },
  });
  const { user } = renderPanel("/claims");
  await user.click(await findSwitch(charts.text));
  expect(await findText("Claim hidden from the site")).toBeVisible();
  expect(await findSwitch(charts.text)).not.toBeChecked();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ isShown: false });
});

test("rating that was never measured is shown with the owner's label only", async () => {
  const { calls } = mockApi({
    ...ledger,
    "POST /api/admin/claims/accuracyRating": { body: { ...rating, isShown: true } },
  });
  const { user } = renderPanel("/claims");
  expect(await claimNamed(rating.text)).toHaveTextContent(
    "Not measured yet. Shown only with the label “stated by the owner”.",
  );
  await user.click(await findSwitch(rating.text));
  expect(await findText("Claim shown on the site")).toBeVisible();
  expect(calls.find(({ method }) => method === "POST")?.body).toEqual({
    isShown: true,
    label: "stated by the owner",
  });
});

test("failed switch goes back and shows the reason", async () => {
  mockApi({
    ...ledger,
    "POST /api/admin/claims/accuracyRating": refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/claims");
  await user.click(await findSwitch(rating.text));
  expect(await findText("Failed to change the claim")).toBeVisible();
  expect(await findSwitch(rating.text)).not.toBeChecked();
});

test("claims page can be retried after a failure", async () => {
  let isReachable = false;
  mockApi({
    ...ledger,
    "GET /api/admin/claims": () =>
      isReachable ? { body: [charts] } : refusal(500, "Something went wrong."),
  });
  const { user } = renderPanel("/claims");
  expect(await screen.findByRole("alert")).toHaveTextContent("The claims could not be loaded");
  isReachable = true;
  await user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await claimNamed(charts.text)).toBeVisible();
});
