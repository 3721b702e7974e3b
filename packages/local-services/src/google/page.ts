import { escapeHtml, testPage } from "../test-page.ts";
import { GOOGLE_FAILURES } from "./identity.ts";

const frame = (title: string, content: string) =>
  testPage({ label: "Test mode, in place of Google", title, content });

const failureOptions = Object.entries(GOOGLE_FAILURES)
  .map(([name, what]) => `<option value="${name}">${escapeHtml(what)}</option>`)
  .join("");

export interface SignInPage {
  /** The form's action: the URL of this page. */
  action: string;
  email: string;
  /** An error shown above the form, as text. */
  complaint: string | null;
}

/** The sign-in page. */
export function signInPage({ action, email, complaint }: SignInPage): string {
  const wrong =
    complaint === null ? "" : `<p class="wrong" role="alert">${escapeHtml(complaint)}</p>`;
  return frame(
    "Test sign-in, in place of Google",
    `<h1>Sign in with any account</h1>
<p>This page replaces Google on this machine. Enter any address: nothing is sent, and no password is needed.</p>
${wrong}
<form method="post" action="${escapeHtml(action)}" novalidate>
  <label for="email">Email address</label>
  <input id="email" name="email" type="email" autocomplete="off" value="${escapeHtml(email)}" autofocus>
  <label for="name">Name</label>
  <input id="name" name="name" type="text" autocomplete="off">
  <p class="hint">Derived from the address when empty.</p>
  <fieldset>
    <legend>Has Google verified the address?</legend>
    <label class="choice"><input type="radio" name="verified" value="yes" checked> Yes</label>
    <label class="choice"><input type="radio" name="verified" value="no"> No</label>
    <label class="choice"><input type="radio" name="verified" value="unstated"> Not stated</label>
    <label class="choice"><input type="radio" name="verified" value="text"> The word “false”</label>
  </fieldset>
  <details>
    <summary>More: failure, account number, picture</summary>
    <label for="failure">Failure</label>
    <select id="failure" name="failure"><option value="">None</option>${failureOptions}</select>
    <label for="subject">Account number</label>
    <input id="subject" name="subject" type="text" inputmode="numeric" autocomplete="off">
    <p class="hint">Derived from the address when empty.</p>
    <label for="picture">Picture URL</label>
    <input id="picture" name="picture" type="text" autocomplete="off">
  </details>
  <button class="go" type="submit">Continue</button>
  <button class="stop" type="submit" name="cancel" value="yes">Cancel</button>
</form>`,
  );
}

/** The page for an invalid authorization request. */
export function refusalPage(reason: string): string {
  return frame(
    "Test sign-in refused",
    `<h1>This sign-in cannot start</h1>\n<p>${escapeHtml(reason)}</p>`,
  );
}
