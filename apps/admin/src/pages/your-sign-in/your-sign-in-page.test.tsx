import type { SecondFactor, SecondFactorSetup } from "@cosmic/contracts";
import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { anOperator, mockApi, refusal, signedIn } from "../../../test/mock-api.ts";
import { renderPanel } from "../../../test/render-panel.tsx";

const OFF: SecondFactor = { confirmedAt: null, recoveryCodesLeft: 0 };
const ON: SecondFactor = { confirmedAt: "2026-11-21T10:00:00.000Z", recoveryCodesLeft: 10 };
const SETUP: SecondFactorSetup = {
  secret: "JBSWY3DPEHPK3PXP",
  otpauthUrl: "otpauth://totp/Cosmic%20Blueprint:operator",
  qrCode: "data:image/svg+xml;base64,PHN2Zy8+",
};
const CODES = Array.from({ length: 10 }, (_, place) => `AAAA-BBBB-CCC${place}`);

const STATE = "GET /api/admin/second-factor";
const START = "POST /api/admin/second-factor";
const CONFIRM = "POST /api/admin/second-factor/confirm";
const REMOVE = "POST /api/admin/second-factor/remove";

function wrong(path: string, message: string) {
  return {
    status: 400,
    body: { message, code: "invalid", requestId: "r", issues: [{ path, message }] },
  };
}

async function open(answers: Parameters<typeof mockApi>[0]) {
  const { calls } = mockApi({ ...signedIn, ...answers });
  const { user } = renderPanel("/your-sign-in");
  await screen.findByRole("heading", { level: 1, name: "Your sign-in" });
  const bodies = (path: string) =>
    calls.filter((call) => `${call.method} ${call.path}` === path).map(({ body }) => body);
  return { user, bodies };
}

const password = () => screen.findByLabelText(/^Your password/, { selector: "input" });
const code = () => screen.findByRole("textbox", { name: /^Code from your authenticator app/ });
const button = (name: RegExp) => screen.getByRole("button", { name });

test("shell links to the sign-in page, which links back to the users", async () => {
  mockApi({ ...signedIn, [STATE]: { body: OFF } });
  const { user } = renderPanel("/users");
  await user.click(await screen.findByRole("link", { name: "Your sign-in" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Your sign-in" })).toBeVisible();
  expect(document.title).toBe("Your sign-in | Cosmic Blueprint");
  expect(screen.getByRole("link", { name: "Your sign-in" })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await user.click(screen.getByRole("link", { name: "Back to Users" }));
  expect(await screen.findByRole("heading", { level: 1, name: "Users" })).toHaveFocus();
});

test("setup goes from password to first code to recovery codes, shown once", async () => {
  const states = [OFF, ON];
  const { user, bodies } = await open({
    [STATE]: () => ({ body: states.length > 1 ? states.shift() : ON }),
    [START]: { body: SETUP },
    [CONFIRM]: { body: { recoveryCodes: CODES } },
  });
  await user.type(await password(), "correct horse{Enter}");
  expect(await code()).toHaveFocus();
  expect(screen.getByRole("img", { name: /QR code/ })).toHaveAttribute("src", SETUP.qrCode);
  expect(screen.getByText("JBSW Y3DP EHPK 3PXP")).toBeVisible();
  expect(screen.getByRole("link", { name: "open it in the app" })).toHaveAttribute(
    "href",
    SETUP.otpauthUrl,
  );
  await user.keyboard("123456{Enter}");
  expect(await screen.findByRole("heading", { name: "Two-step sign-in is on" })).toHaveFocus();
  for (const one of CODES) expect(screen.getByText(one)).toBeVisible();
  expect(bodies(START)).toEqual([{ password: "correct horse" }]);
  expect(bodies(CONFIRM)).toEqual([{ code: "123456" }]);

  await user.click(button(/^I have saved them/));
  expect(await screen.findByText("On since November 21, 2026")).toBeVisible();
  expect(screen.queryByText(CODES[0] ?? "")).not.toBeInTheDocument();
});

test("recovery codes can be copied and downloaded, and a reload warns", async () => {
  const { user } = await open({
    [STATE]: { body: OFF },
    [START]: { body: SETUP },
    [CONFIRM]: { body: { recoveryCodes: CODES } },
  });
  await user.type(await password(), "correct horse{Enter}");
  await user.type(await code(), "123456{Enter}");
  await user.click(await screen.findByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(CODES.join("\n"));
  const file = screen.getByRole("link", { name: "Download" }).getAttribute("href") ?? "";
  expect(decodeURIComponent(file)).toContain(CODES.join("\n"));
  const leaving = new Event("beforeunload", { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
});

test("copy button says when the browser does not allow copying", async () => {
  const { user } = await open({
    [STATE]: { body: OFF },
    [START]: { body: SETUP },
    [CONFIRM]: { body: { recoveryCodes: CODES } },
  });
  await user.type(await password(), "correct horse{Enter}");
  await user.type(await code(), "123456{Enter}");
  vi.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new DOMException("No"));
  await user.click(await screen.findByRole("button", { name: "Copy" }));
  expect((await screen.findAllByText("Could not copy"))[0]).toBeVisible();
});

test("wrong password is reported at its field", async () => {
  const { user } = await open({
    [STATE]: { body: OFF },
    [START]: wrong("password", "This is not your password."),
  });
  await user.type(await password(), "guess{Enter}");
  await waitFor(async () => {
    expect(await password()).toHaveAccessibleDescription(/This is not your password\./);
  });
  expect(await password()).toHaveFocus();
});

test("empty password is not sent", async () => {
  const { user, bodies } = await open({ [STATE]: { body: OFF } });
  await password();
  await user.click(button(/^Set up/));
  await waitFor(async () => {
    expect(await password()).toHaveAccessibleDescription(/Password is required/);
  });
  expect(bodies(START)).toEqual([]);
});

test("rate-limited setup says when to try again", async () => {
  const { user } = await open({
    [STATE]: { body: OFF },
    [START]: { ...refusal(429, "Too many"), headers: { "retry-after": "30" } },
  });
  await user.type(await password(), "guess{Enter}");
  expect(await screen.findByRole("alert")).toHaveTextContent("You can try again in 30 seconds.");
});

test("wrong first code keeps the QR code in view", async () => {
  const { user } = await open({
    [STATE]: { body: OFF },
    [START]: { body: SETUP },
    [CONFIRM]: wrong("code", "This code is incorrect or was already used."),
  });
  await user.type(await password(), "correct horse{Enter}");
  await user.type(await code(), "000000{Enter}");
  await waitFor(async () => {
    expect(await code()).toHaveAccessibleDescription(/This code is incorrect/);
  });
  expect(screen.getByRole("img", { name: /QR code/ })).toBeVisible();
  await user.click(button(/^Cancel/));
  expect(await password()).toBeVisible();
});

test("two-step sign-in turned on in another tab is shown", async () => {
  const states = [OFF, ON];
  const { user } = await open({
    [STATE]: () => ({ body: states.length > 1 ? states.shift() : ON }),
    [START]: refusal(409, "Two-step sign-in is on. Turn it off first.", "conflict"),
  });
  await user.type(await password(), "correct horse{Enter}");
  expect((await screen.findAllByText("Not turned on"))[0]).toBeVisible();
  expect(await screen.findByText("On since November 21, 2026")).toBeVisible();
});

test("code turns two-step sign-in off", async () => {
  const states = [ON, OFF];
  const { user, bodies } = await open({
    [STATE]: () => ({ body: states.length > 1 ? states.shift() : OFF }),
    [REMOVE]: { status: 204 },
  });
  expect(await screen.findByText("10 recovery codes are left.")).toBeVisible();
  await user.type(await code(), "123456");
  await user.click(button(/^Turn off/));
  expect((await screen.findAllByText("Two-step sign-in is off"))[0]).toBeVisible();
  expect(await password()).toBeVisible();
  expect(bodies(REMOVE)).toEqual([{ code: "123456" }]);
});

test("wrong code leaves two-step sign-in on", async () => {
  const { user } = await open({
    [STATE]: { body: ON },
    [REMOVE]: wrong("code", "This code is incorrect or was already used."),
  });
  await user.type(await code(), "000000{Enter}");
  await waitFor(async () => {
    expect(await code()).toHaveAccessibleDescription(/This code is incorrect/);
  });
  expect(screen.getByText("On since November 21, 2026")).toBeVisible();
});

test.each([
  [0, /^0 recovery codes are left\. To get new ones/],
  [1, /^1 recovery code is left\. To get new ones/],
  [3, /^3 recovery codes are left\.$/],
])("page shows %s recovery codes left", async (recoveryCodesLeft, text) => {
  await open({ [STATE]: { body: { ...ON, recoveryCodesLeft } } });
  expect(await screen.findByText(text)).toBeVisible();
});

test("two-step state can be retried after a failure", async () => {
  const answers = [refusal(503, "Busy.")];
  const { user } = await open({ [STATE]: () => answers.shift() ?? { body: ON } });
  await user.click(await screen.findByRole("button", { name: "Try again" }));
  expect(await screen.findByText("On since November 21, 2026")).toBeVisible();
});

test("ended session shows the sign-in page", async () => {
  const ended = refusal(401, "Unauthorized. Please sign in.", "unauthorized");
  const { user } = await open({ [STATE]: { body: OFF }, [START]: ended });
  await user.type(await password(), "correct horse{Enter}");
  expect(await screen.findByRole("heading", { name: "Operator sign-in" })).toBeVisible();
  expect(screen.queryByText(anOperator.email)).not.toBeInTheDocument();
});
