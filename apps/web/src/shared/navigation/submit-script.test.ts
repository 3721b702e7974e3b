import { expect, test } from "vitest";
import { SUBMIT_SCRIPT } from "./submit-script.ts";

test("a form submitted before the app has arrived leads nowhere", () => {
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser runs the head's script
  new Function(SUBMIT_SCRIPT)();
  document.body.innerHTML = `<form><input name="password" value="secret"><button>Go</button></form>`;
  const form = document.querySelector("form");
  const submission = new Event("submit", { bubbles: true, cancelable: true });
  expect(form?.dispatchEvent(submission)).toBe(false);
});
