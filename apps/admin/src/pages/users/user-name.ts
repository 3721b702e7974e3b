import type { User } from "@cosmic/contracts";

/** First and last name, as far as known; else "No name". */
export function formatName({ firstName, lastName }: Pick<User, "firstName" | "lastName">): string {
  const names = [firstName, lastName].map((name) => name?.trim() ?? "").filter(Boolean);
  return names.length > 0 ? names.join(" ") : "No name";
}

/** The user's email, else their id. */
export function identify({ email, id }: Pick<User, "email" | "id">): string {
  return email.trim() === "" ? id : email;
}
