import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { type ApiAnswer, anOperator, mockApi, refusal } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";

const REQUIRED = refusal(401, "Please enter the code.", "totp_required");
const WRONG = refusal(401, "This code is incorrect or was already used.", "totp_invalid");

/** Answers sign-ins in turn; the first one, without a code, asks for a code. */
async function openSecondStep(...answers: ApiAnswer[]) {
  const queue = [REQUIRED, ...answers];
  const { calls } = mockApi({ "POST /api/admin/login": () => queue.shift() ?? { status: 500 } });
  const { user } = renderPanel("/alerts");
  await user.type(await screen.findByRole("textbox", { name: "Email" }), anOperator.email);
  await user.type(
    screen.getByLabelText(/^Password/, { selector: "input" }),
    "correct horse{Enter}",
  );
  await screen.findByRole("form", { name: "Second step" });
  const bodies = () =>
    calls.filter(({ path }) => path === "/api/admin/login").map(({ body }) => body);
  return { user, bodies };
}

const code = () => screen.getByRole("textbox", { name: /^Code from your authenticator app/ });

test("correct password leads to the focused code field", async () => {
  await openSecondStep();
  expect(code()).toHaveFocus();
  expect(code()).toHaveAttribute("autocomplete", "one-time-code");
  expect(code()).toHaveAttribute("inputmode", "numeric");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

test("password and code open the panel", async () => {
  const { user, bodies } = await openSecondStep({ body: anOperator });
  await user.type(code(), " 123 456 {Enter}");
  expect(await screen.findByRole("tab", { name: "Alerts" })).toBeVisible();
  expect(bodies().at(-1)).toEqual({
    email: anOperator.email,
    password: "correct horse",
    code: "123 456",
  });
});

test("wrong code is reported at its field and stays selected", async () => {
  const { user } = await openSecondStep(WRONG, { body: anOperator });
  await user.type(code(), "000000{Enter}");
  await waitFor(() => {
    expect(code()).toHaveAccessibleDescription(/This code is incorrect/);
  });
  expect(code()).toHaveFocus();
  await user.keyboard("123456{Enter}");
  expect(await screen.findByRole("tab", { name: "Alerts" })).toBeVisible();
});

test("empty code is not sent", async () => {
  const { user, bodies } = await openSecondStep();
  await user.keyboard("{Enter}");
  await waitFor(() => {
    expect(code()).toHaveAccessibleDescription(/Please enter a code/);
  });
  expect(bodies()).toHaveLength(1);
});

test("recovery code opens the panel", async () => {
  const { user, bodies } = await openSecondStep({ body: anOperator });
  await user.type(code(), "12");
  await user.click(screen.getByRole("button", { name: "Use a recovery code instead" }));
  const recovery = screen.getByRole("textbox", { name: /^Recovery code/ });
  expect(recovery).toHaveFocus();
  expect(recovery).toHaveValue("");
  await user.keyboard("7kqx-m2pd-9rta{Enter}");
  expect(await screen.findByRole("tab", { name: "Alerts" })).toBeVisible();
  expect(bodies().at(-1)).toMatchObject({ code: "7kqx-m2pd-9rta" });
});

test("rate-limited code form says when to try again", async () => {
  const { user } = await openSecondStep({
    ...refusal(429, "Too many"),
    headers: { "retry-after": "30" },
  });
  await user.type(code(), "000000{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("You can try again in 30 seconds.");
});

test("going back keeps the email and clears the password", async () => {
  const { user } = await openSecondStep();
  await user.click(screen.getByRole("button", { name: "Back" }));
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue(anOperator.email);
  expect(screen.getByLabelText(/^Password/, { selector: "input" })).toHaveValue("");
});

test("password changed between the steps leads back to the first step with the reason", async () => {
  const { user } = await openSecondStep(
    refusal(401, "Invalid email or password", "invalid_credentials"),
  );
  await user.type(code(), "123456{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("Invalid email or password");
  expect(screen.getByRole("textbox", { name: "Email" })).toHaveValue(anOperator.email);
});
