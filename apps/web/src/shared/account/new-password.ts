import { findPasswordProblem, type PasswordOccasion } from "@cosmic/domain";
import * as z from "zod/mini";

/** A form field that holds a password to be chosen, with the product's own messages. */
export function newPassword(occasion: PasswordOccasion) {
  return z.string().check((context) => {
    const message = findPasswordProblem(context.value, occasion);
    if (message) context.issues.push({ code: "custom", message, input: context.value });
  });
}
