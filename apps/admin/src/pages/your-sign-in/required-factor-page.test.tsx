import type { SecondFactorSetup } from "@cosmic/contracts";
import { screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { anOperator, mockApi } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";

const OFF = { confirmedAt: null, recoveryCodesLeft: 0 };
const ON = { confirmedAt: "2026-11-21T10:00:00.000Z", recoveryCodesLeft: 10 };
const SETUP: SecondFactorSetup = {
  secret: "JBSWY3DPEHPK3PXP",
  otpauthUrl: "otpauth://totp/Cosmic%20Blueprint:operator",
  qrCode: "data:image/svg+xml;base64,PHN2Zy8+",
};
const CODES = Array.from({ length: 10 }, (_, place) => `AAAA-BBBB-CCC${place}`);
const STATE = "GET /api/admin/second-factor";
const ME = "GET /api/admin/me";

/** An operator without a second factor, where one is required. */
function mockRequired() {
  let isOn = false;
  return mockApi({
    [ME]: () => ({ body: { ...anOperator, mustSetUpSecondFactor: !isOn } }),
    [STATE]: () => ({ body: isOn ? ON : OFF }),
    "POST /api/admin/second-factor": { body: SETUP },
    "POST /api/admin/second-factor/confirm": () => {
      isOn = true;
      return { body: { recoveryCodes: CODES } };
    },
  });
}

const heading = (name: string) => screen.findByRole("heading", { level: 1, name });

test("operator is led from the sign-in to the setup, and then to the page asked for", async () => {
  const { calls } = mockRequired();
  const { user, queryClient, getAddress } = renderPanel("/alerts");
  expect(await heading("Set up two-step sign-in")).toBeVisible();
  expect(document.title).toBe("Set up two-step sign-in | Cosmic Blueprint");
  expect(screen.getByRole("button", { name: "Log out" })).toBeVisible();
  expect(screen.queryByRole("tab")).not.toBeInTheDocument();
  expect(screen.queryByRole("link", { name: "Your sign-in" })).not.toBeInTheDocument();
  await user.type(
    await screen.findByLabelText(/^Your password/, { selector: "input" }),
    "correct horse{Enter}",
  );
  await user.type(await screen.findByRole("textbox", { name: /^Code from your/ }), "123456{Enter}");
  expect(await screen.findByText(CODES[0] ?? "")).toBeVisible();
  // Looking at the state again, such as on focus, does not take the codes away.
  await queryClient.refetchQueries({ queryKey: ["/api/admin/me"] });
  expect(screen.getByText(CODES[0] ?? "")).toBeVisible();
  expect(calls.some(({ path }) => path === "/api/admin/alerts")).toBe(false);
  await user.click(screen.getByRole("button", { name: "I have saved them" }));
  expect(await heading("Funnel Health Monitor")).toBeVisible();
  expect(getAddress()).toBe("/alerts");
});

test("setup finished in another window opens the panel", async () => {
  let isOn = false;
  mockApi({
    [ME]: () => ({ body: { ...anOperator, mustSetUpSecondFactor: !isOn } }),
    [STATE]: () => {
      isOn = true;
      return { body: ON };
    },
  });
  const { user } = renderPanel("/alerts");
  await user.click(await screen.findByRole("button", { name: "Open the panel" }));
  expect(await heading("Funnel Health Monitor")).toBeVisible();
});
