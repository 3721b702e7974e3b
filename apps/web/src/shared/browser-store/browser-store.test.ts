import { expect, test, vi } from "vitest";
import {
  clearStored,
  LASTING_KEYS,
  readStored,
  readStoredProfile,
  STORE_KEYS,
  sessionId,
  writeStored,
} from "./browser-store.ts";
import { readRemembered, writeRemembered } from "./remembered.ts";

test("a session id is made once a tab and reads session_<time>_<random>", () => {
  const id = sessionId();
  expect(id).toMatch(/^session_\d{13}_[0-9a-f]{12}$/);
  expect(sessionId()).toBe(id);
});

test.each([
  "{not json",
  "null",
  "[]",
  "{}",
  '{"slug":"a","mbtiType":"INTJ","sunSign":"Leo","archetype":"x","overview":"y"}',
])("a stored blueprint that reads %s is not reported", (text) => {
  writeStored(STORE_KEYS.generatedProfile, text);
  expect(readStoredProfile()).toBeNull();
});

test("clearing forgets every key of the product", () => {
  for (const key of Object.values({ ...STORE_KEYS, ...LASTING_KEYS })) writeStored(key, "kept");
  expect(localStorage).toHaveLength(Object.keys(LASTING_KEYS).length);
  clearStored();
  expect(sessionStorage).toHaveLength(0);
  expect(localStorage).toHaveLength(0);
});

test("of many blueprints the latest are remembered", () => {
  const key = LASTING_KEYS.readingPlaces;
  for (let number = 0; number < 30; number += 1) writeRemembered(key, `slug-${number}`, "work");
  expect(readRemembered(key, "slug-0")).toBeNull();
  expect(readRemembered(key, "slug-29")).toBe("work");
});

test.each(["{not json", "null", "[]", '{"a":1}'])("what is remembered as %s is nothing", (text) => {
  writeStored(LASTING_KEYS.readingPlaces, text);
  expect(readRemembered(LASTING_KEYS.readingPlaces, "a")).toBeNull();
});

test("disabled storage reads as empty and is written without an error", () => {
  vi.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("denied", "SecurityError");
  });
  writeStored(STORE_KEYS.birthDate, "1990-01-01");
  expect(readStored(STORE_KEYS.birthDate)).toBeNull();
});
