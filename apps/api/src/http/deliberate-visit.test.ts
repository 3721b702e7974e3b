import { describe, expect, it } from "vitest";
import { isDeliberateVisit } from "./deliberate-visit.ts";

describe("deliberate visit", () => {
  it.each([
    [{}, true],
    [{ "sec-fetch-mode": "cors" }, true],
    [{ "sec-fetch-mode": "no-cors" }, false],
    [{ "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" }, true],
    [
      {
        "sec-fetch-mode": "navigate",
        "sec-fetch-dest": "document",
        "sec-fetch-site": "cross-site",
      },
      true,
    ],
    [
      { "sec-fetch-mode": "cors", "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" },
      true,
    ],
    [
      { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "empty", "sec-fetch-site": "cross-site" },
      false,
    ],
    [{ "sec-fetch-dest": "image" }, false],
    [
      { "sec-fetch-mode": "no-cors", "sec-fetch-dest": "image", "sec-fetch-site": "same-origin" },
      false,
    ],
    [{ "sec-fetch-mode": "navigate", "sec-fetch-dest": "iframe" }, false],
    [
      {
        "sec-fetch-mode": "navigate",
        "sec-fetch-dest": "document",
        "sec-purpose": "prefetch;prerender",
      },
      false,
    ],
    [
      { "sec-fetch-mode": "navigate", "sec-fetch-dest": "empty", "sec-fetch-site": "same-origin" },
      true,
    ],
    [
      { "sec-fetch-mode": "navigate", "sec-fetch-dest": "empty", "sec-fetch-site": "cross-site" },
      false,
    ],
    [{ purpose: "prefetch" }, false],
    [{ "x-moz": "prefetch" }, false],
  ])("%j: %j", (headers, isMeant) => {
    expect(isDeliberateVisit(headers)).toBe(isMeant);
  });
});
