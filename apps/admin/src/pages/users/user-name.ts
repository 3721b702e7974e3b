import type { User } from "@cosmic/contracts";

/** First and last name as far as they are known; "No name" where neither is. */
export function formatName({ firstName, lastName }: Pick<User, "firstName" | "lastName">): string {
  const names = [firstName, lastName].map((name) => name?.trim() ?? "").filter(Boolean);
  return names.length > 0 ? names.join(" ") : "No name";
}

/** What a question about somebody calls them: their e-mail address, or their id. */
export function identify({ email, id }: Pick<User, "email" | "id">): string {
  return email.trim() === "" ? id : email;
}
