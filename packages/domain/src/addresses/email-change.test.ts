import { expect, test } from "vitest";
import { findMissingConfirmation } from "./email-change.ts";

test.each([
  [true, false, false, "new"],
  [true, true, false, "new"],
  [true, false, true, "old"],
  [true, true, true, null],
  [false, false, false, "new"],
  [false, true, false, "new"],
  [false, false, true, null],
] as const)(
  "a change of an address (confirmed: %s) with old: %s and new: %s still needs %s",
  (isAddressConfirmed, isOldConfirmed, isNewConfirmed, missing) => {
    const progress = { isAddressConfirmed, isOldConfirmed, isNewConfirmed };
    expect(findMissingConfirmation(progress)).toBe(missing);
  },
);
