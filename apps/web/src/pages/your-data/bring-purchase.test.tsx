import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { aPurchase } from "../../../test/a-purchase.ts";
import { aUser, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPage } from "../../../test/render-page.tsx";
import { BringPurchase } from "./bring-purchase.tsx";

const BRING = "POST /api/purchases/bring";

async function open(answers: Parameters<typeof mockApi>[0]) {
  const { calls } = mockApi({ "GET /api/auth/user": { body: aUser }, ...answers });
  const view = renderPage(<BringPurchase />, { path: "/your-data" });
  await view.user.click(screen.getByText("Did you pay under another account?"));
  const bring = () => view.user.click(screen.getByRole("button", { name: /^Bring it here/ }));
  const sent = () => calls.filter(({ path }) => path.endsWith("/bring")).map(({ body }) => body);
  return { ...view, bring, sent };
}

const receipt = () => screen.getByLabelText(/Receipt number/);
const birthDate = () => screen.getByLabelText(/Birth date/);

test("a purchase is brought with the receipt number and a birth date", async () => {
  const { user, bring, sent } = await open({ [BRING]: { body: aPurchase } });
  await user.type(receipt(), ` ${aPurchase.id} `);
  await user.type(birthDate(), "1990-07-14");
  await bring();
  expect((await screen.findAllByText("Your purchase is in this account"))[0]).toBeVisible();
  expect(sent()).toEqual([{ receipt: aPurchase.id, birthDate: "1990-07-14" }]);
  expect(receipt()).toHaveValue("");
});

test("a missing receipt number is named at its field, and nothing is sent", async () => {
  const { bring, sent } = await open({});
  await bring();
  expect(receipt()).toHaveAccessibleDescription(/Please enter the receipt number/);
  expect(receipt()).toHaveFocus();
  expect(sent()).toEqual([]);
});

test.each([
  refusal(404, "We found no such payment. Please check the receipt number and the birth date."),
  refusal(409, "Please confirm your email address first."),
])("a refusal stands at the receipt number, and what was typed stays", async (answer) => {
  const { user, bring, sent } = await open({ [BRING]: answer });
  await user.type(receipt(), aPurchase.id);
  await bring();
  const { message } = answer.body as { message: string };
  expect(await screen.findByText(message)).toBeVisible();
  expect(receipt()).toHaveValue(aPurchase.id);
  expect(sent()).toEqual([{ receipt: aPurchase.id, birthDate: null }]);
});
