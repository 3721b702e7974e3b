import { expect, it } from "vitest";
import { isAllowed } from "./is-allowed.ts";

it.each(["MIT", "(MPL-2.0 OR Apache-2.0)", "MIT AND ISC AND BSD-3-Clause", "OFL-1.1"])(
  "license %s may be shipped",
  (expression) => expect(isAllowed(expression)).toBe(true),
);

it.each(["GPL-3.0-only", "AGPL-3.0-or-later", "MPL-2.0", "MIT AND GPL-2.0-only", "Unknown", ""])(
  "license %j may not be shipped",
  (expression) => expect(isAllowed(expression)).toBe(false),
);
