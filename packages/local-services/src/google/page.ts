import { escapeHtml, testPage } from "../test-page.ts";
import { GOOGLE_FAILURES } from "./identity.ts";

const frame = (title: string, content: string) =>
  testPage({ label: "Test mode, in place of Google", title, content });

const failureOptions = Object.entries(GOOGLE_FAILURES)
  .map(([name, what]) => `<option value="${name}">${escapeHtml(what)}</option>`)
  .join("");

export interface SignInPage {
  /** Where the form goes: this page's own address. */
  action: string;
  email: string;
  /** Said above the form, as text. */
  complaint: string | null;
}

/** The page that stands where Google asks who somebody is. */
export function signInPage({ action, email, complaint }: SignInPage): string {
  const wrong =
    complaint === null ? "" : `<p class="wrong" role="alert">${escapeHtml(complaint)}</p>`;
  return frame(
    "Test sign-in, in place of Google",
    `<h1>Sign in as anybody</h1>
<p>This page stands in for Google on this machine. Type any address: nothing is sent anywhere, and no password is asked for.</p>
${wrong}
<form method="post" action="${escapeHtml(action)}" novalidate>
  <label for="email">E-mail address</label>
  <input id="email" name="email" type="email" autocomplete="off" value="${escapeHtml(email)}" autofocus>
  <label for="name">Name</label>
  <input id="name" name="name" type="text" autocomplete="off">
  <p class="hint">Made from the address when left empty.</p>
  <fieldset>
    <legend>Has Google verified the address?</legend>
    <label class="choice"><input type="radio" name="verified" value="yes" checked> Yes</label>
    <label class="choice"><input type="radio" name="verified" value="no"> No</label>
    <label class="choice"><input type="radio" name="verified" value="unstated"> Not said</label>
    <label class="choice"><input type="radio" name="verified" value="text"> The word “false”</label>
  </fieldset>
  <details>
    <summary>More: a failure, another account, a picture</summary>
    <label for="failure">What goes wrong</label>
    <select id="failure" name="failure"><option value="">Nothing</option>${failureOptions}</select>
    <label for="subject">Account number</label>
    <input id="subject" name="subject" type="text" inputmode="numeric" autocomplete="off">
    <p class="hint">The same for an address every time, unless given.</p>
    <label for="picture">Address of a picture</label>
    <input id="picture" name="picture" type="text" autocomplete="off">
  </details>
  <button class="go" type="submit">Continue</button>
  <button class="stop" type="submit" name="cancel" value="yes">Cancel</button>
</form>`,
  );
}

/** For a request that no sign-in can come of. */
export function refusalPage(reason: string): string {
  return frame(
    "Test sign-in refused",
    `<h1>This sign-in cannot begin</h1>\n<p>${escapeHtml(reason)}</p>`,
  );
}
