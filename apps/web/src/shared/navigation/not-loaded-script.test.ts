import { beforeEach, expect, test, vi } from "vitest";
import { NOT_LOADED_ID, NOT_LOADED_SCRIPT } from "./not-loaded-script.ts";

const SHELL = `<div id="root"><main><p>Loading</p><div id="${NOT_LOADED_ID}" hidden>This page did not load.</div></main></div><script></script>`;

beforeEach(() => {
  vi.useFakeTimers();
  Element.prototype.scrollIntoView = vi.fn();
  document.body.innerHTML = SHELL;
  // oxlint-disable-next-line typescript/no-implied-eval -- as the browser runs the head's script
  new Function(NOT_LOADED_SCRIPT)();
  return () => vi.useRealTimers();
});

const isShown = () => !document.getElementById(NOT_LOADED_ID)?.hidden;

test.each([
  ["a script does not arrive", () => document.scripts[0]?.dispatchEvent(new Event("error"))],
  ["its app does not", () => window.dispatchEvent(new Event("unhandledrejection"))],
  ["neither arrives nor fails", () => vi.advanceTimersByTime(20_000)],
])("a shell page says that it did not load when %s", (_, fail) => {
  expect(isShown()).toBe(false);
  fail();
  expect(isShown()).toBe(true);
  expect(document.querySelector("p")?.hidden).toBe(true);
});

test("a picture that does not arrive, and an app that has, change nothing", () => {
  const picture = document.body.appendChild(document.createElement("img"));
  picture.dispatchEvent(new Event("error"));
  expect(isShown()).toBe(false);
  document.body.innerHTML = `<div id="root"><p>The app</p></div>`;
  vi.advanceTimersByTime(20_000);
  expect(document.querySelector("p")?.hidden).toBe(false);
});

test("a page that was hidden until its app arrives is shown when that fails", () => {
  document.documentElement.setAttribute("data-await-app", "");
  document.scripts[0]?.dispatchEvent(new Event("error"));
  expect(document.documentElement.hasAttribute("data-await-app")).toBe(false);
});
